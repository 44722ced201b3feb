// Read the codes in one picture after the other, beside the page: it stays quick while this works.

importScripts("/static/vendor/zxing-reader.js", "/static/patch.js");

const OPTIONS = { formats: ["QRCode"], returnErrors: true, tryInvert: false, maxNumberOfSymbols: 4 };
const CORNERS = ["topLeft", "topRight", "bottomRight", "bottomLeft"];

ZXingWASM.prepareZXingModule({ overrides: { locateFile: (name) => `/static/vendor/${name}` } });

function brightness({ data }) {
  let sum = 0;
  let count = 0;
  for (let at = 1; at < data.length; at += 404, count += 1) sum += data[at]; // the green of every 101st dot
  return sum / count;
}

async function look(picture) {
  const found = await ZXingWASM.readBarcodes(picture, OPTIONS);
  const unread = found.find((code) => !code.isValid);
  return {
    texts: [...new Set(found.filter((code) => code.isValid && code.text).map((code) => code.text))],
    unread: unread ? CORNERS.map((corner) => unread.position[corner]) : found.length ? null : findPatch(picture),
    brightness: brightness(picture),
  };
}

addEventListener("message", async ({ data }) => {
  try {
    postMessage(await look(data));
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
