// Find a code that is too far away, or too tilted, to be read: a patch of fine texture whose corners look like those of
// a code, in the way of assistant/readers/code_search.py. Such a patch is the code or the label around it, so several
// widths are tried. On drawn codes, nearly sharp, with modules of 0.8 to 1.4 dots the likeness is 0.44 to 0.94; no drawn
// print, board or noise, and none of three hundred pictures of chance shapes, comes to 0.42.

const PATCH = {
  modules: 21, // along a side: our codes are QR codes of version 1
  like: 0.42,
  texture: 6, // the steps between neighbouring dots, both across and down
  least: 9, // dots along a side
  most: 90,
  full: 0.6, // of the rectangle around it
  flat: 0.3, // a patch that is narrower than this part of its length is none
  inset: 9, // dots by which that rectangle may be too wide on each side
  step: 0.5,
  angles: 18, // a quarter turn in steps of five degrees
};

// The green of each dot.
function greyOf({ data, width, height }) {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) grey[at] = data[4 * at + 1];
  return { grey, width, height };
}

// Means over five dots across and down.
function blurred(values, width, height) {
  const across = new Float32Array(values.length);
  const both = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 2, at = y * width + 2; x < width - 2; x += 1, at += 1) {
      across[at] = values[at - 2] + values[at - 1] + values[at] + values[at + 1] + values[at + 2];
    }
  }
  for (let at = 2 * width; at < values.length - 2 * width; at += 1) {
    const sum = across[at - 2 * width] + across[at - width] + across[at] + across[at + width] + across[at + 2 * width];
    both[at] = sum / 25;
  }
  return both;
}

// Where there are steps both across and down.
function textured({ grey, width, height }) {
  const across = new Float32Array(grey.length);
  const down = new Float32Array(grey.length);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const [nw, n, ne] = [grey[at - width - 1], grey[at - width], grey[at - width + 1]];
      const [sw, s, se] = [grey[at + width - 1], grey[at + width], grey[at + width + 1]];
      across[at] = Math.abs(ne + 2 * grey[at + 1] + se - nw - 2 * grey[at - 1] - sw) / 8;
      down[at] = Math.abs(sw + 2 * s + se - nw - 2 * n - ne) / 8;
    }
  }
  const [a, d] = [blurred(across, width, height), blurred(down, width, height)];
  const mask = new Uint8Array(grey.length);
  for (let at = 0; at < mask.length; at += 1) mask[at] = a[at] > PATCH.texture && d[at] > PATCH.texture ? 1 : 0;
  return mask;
}

// The dots of each patch that hangs together, taken out of the mask.
function* patches(mask, width) {
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start]) continue;
    mask[start] = 0;
    const dots = [start];
    for (let next = 0; next < dots.length; next += 1) {
      for (const at of [dots[next] - 1, dots[next] + 1, dots[next] - width, dots[next] + width]) {
        if (mask[at]) {
          mask[at] = 0;
          dots.push(at);
        }
      }
    }
    yield dots;
  }
}

// The smallest rectangle around a patch: its centre, its two directions, and its length along each.
function around(dots, width) {
  let best = null;
  for (let step = 0; step < PATCH.angles; step += 1) {
    const angle = (step * Math.PI) / 2 / PATCH.angles;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const at of dots) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      if (u < left) left = u;
      if (u > right) right = u;
      if (v < top) top = v;
      if (v > bottom) bottom = v;
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (!best || wide * high < best.wide * best.high) {
      const [u, v] = [(left + right) / 2, (top + bottom) / 2];
      best = { x: u * cos - v * sin, y: u * sin + v * cos, cos, sin, wide, high };
    }
  }
  return best;
}

// How bright each module would be.
function modulesOf({ grey, width, height }, { x, y, cos, sin, wide, high }) {
  const cells = new Float32Array(PATCH.modules * PATCH.modules);
  const parts = [-0.25, 0.25];
  for (let row = 0; row < PATCH.modules; row += 1) {
    for (let column = 0; column < PATCH.modules; column += 1) {
      let sum = 0;
      for (const dv of parts) {
        for (const du of parts) {
          const u = ((column + 0.5 + du) / PATCH.modules - 0.5) * wide;
          const v = ((row + 0.5 + dv) / PATCH.modules - 0.5) * high;
          const px = Math.min(width - 2, Math.max(0, x + u * cos - v * sin));
          const py = Math.min(height - 2, Math.max(0, y + u * sin + v * cos));
          const [ix, iy] = [Math.floor(px), Math.floor(py)];
          const [fx, fy] = [px - ix, py - iy];
          const at = iy * width + ix;
          sum += (grey[at] * (1 - fx) + grey[at + 1] * fx) * (1 - fy);
          sum += (grey[at + width] * (1 - fx) + grey[at + width + 1] * fx) * fy;
        }
      }
      cells[row * PATCH.modules + column] = sum / 4;
    }
  }
  return cells;
}

// The three corners with finder patterns (ISO/IEC 18004) and the white line around them, for each way to turn a code.
const TURNED = [0, 1, 2, 3].map((free) => {
  const last = PATCH.modules - 1;
  const expected = [];
  [[0, 0], [last, 0], [last, last], [0, last]].forEach(([cornerX, cornerY], corner) => {
    if (corner === free) return;
    for (let dy = 0; dy < 8; dy += 1) {
      for (let dx = 0; dx < 8; dx += 1) {
        const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3)); // 3 is the outer black ring
        const at = Math.abs(cornerY - dy) * PATCH.modules + Math.abs(cornerX - dx);
        expected.push([at, ring === 4 || ring === 2 ? 1 : -1]);
      }
    }
  });
  return expected;
});

function likeness(cells) {
  return Math.max(
    ...TURNED.map((expected) => {
      const count = expected.length;
      const seen = expected.reduce((sum, [at]) => sum + cells[at], 0) / count;
      const wanted = expected.reduce((sum, [, value]) => sum + value, 0) / count;
      let [both, one, other] = [0, 0, 0];
      for (const [at, value] of expected) {
        both += (cells[at] - seen) * (value - wanted);
        one += (cells[at] - seen) ** 2;
        other += (value - wanted) ** 2;
      }
      return both / (Math.sqrt(one * other) || 1);
    }),
  );
}

// The rectangle of the code itself within that of its patch; null if there is none.
function codeIn(seen, box) {
  for (let inset = 0; inset <= PATCH.inset; inset += PATCH.step) {
    const [wide, high] = [box.wide - 2 * inset, box.high - 2 * inset];
    if (Math.min(wide, high) < PATCH.least) return null;
    const code = { ...box, wide, high };
    if (likeness(modulesOf(seen, code)) >= PATCH.like) return code;
  }
  return null;
}

function isPatch({ wide, high }, dots) {
  const [short, long] = [Math.min(wide, high), Math.max(wide, high)];
  return short >= Math.max(PATCH.least, PATCH.flat * long) && long <= PATCH.most && dots >= PATCH.full * wide * high;
}

// The four corners of what looks like a code in a picture, or null.
function findPatch(picture) {
  const seen = greyOf(picture);
  for (const dots of patches(textured(seen), seen.width)) {
    if (dots.length < PATCH.full * PATCH.least ** 2 || dots.length > PATCH.most ** 2) continue;
    const box = around(dots, seen.width);
    const code = isPatch(box, dots.length) ? codeIn(seen, box) : null;
    if (!code) continue;
    const { x, y, cos, sin, wide, high } = code;
    return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([u, v]) => ({
      x: x + (u * wide * cos - v * high * sin) / 2,
      y: y + (u * wide * sin + v * high * cos) / 2,
    }));
  }
  return null;
}
