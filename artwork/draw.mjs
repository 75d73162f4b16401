/**
 * Draws the scenes of `scenes` and writes them to `public/artwork` in every width that the site's
 * `app/constants/artwork.ts` names, as AVIF and WebP, and the picture for shared links as JPEG.
 * `npm run draw -w artwork -- sierra` draws only that scene.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ARTWORK_WIDTHS } from '../apps/site/app/constants/artwork.ts';
import { SCENES, sceneSvg } from './index.mjs';

const OUT = fileURLToPath(new URL('public/artwork/', import.meta.url));
const MAX_BYTES = { picture: 60 * 1024, share: 120 * 1024 };
/** Edges are drawn at twice the size and averaged down. */
const DENSITY = 144;

const draw = (svg) =>
  sharp(Buffer.from(svg), { density: DENSITY, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer();

/** The best quality that stays within the size. */
async function writeWithin(maxBytes, qualities, encode, file) {
  for (const quality of qualities) {
    const data = await encode(quality);
    if (data.length > maxBytes) continue;
    await writeFile(`${OUT}${file}`, data);
    console.log(`${file.padEnd(28)} ${(data.length / 1024).toFixed(1).padStart(6)} KB  q${quality}`);
    return;
  }
  throw new Error(`${file} does not fit in ${maxBytes} bytes`);
}

async function renderScene(name, shape) {
  const master = await draw(sceneSvg(name, shape));
  for (const width of ARTWORK_WIDTHS[shape]) {
    const base = `${name}${shape === 'upright' ? '-mobile' : ''}-${width}`;
    const picture = sharp(master).resize({ width });
    await writeWithin(
      MAX_BYTES.picture,
      [64, 58, 52, 46, 40, 34],
      (quality) => picture.clone().avif({ quality, effort: 5 }).toBuffer(),
      `${base}.avif`,
    );
    await writeWithin(
      MAX_BYTES.picture,
      [84, 78, 72, 66, 60, 50, 40],
      (quality) => picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
      `${base}.webp`,
    );
  }
}

async function renderShare() {
  const picture = sharp(await draw(sceneSvg('sierra', 'wide')))
    .resize({ width: 1260 })
    .extract({ left: 60, top: 0, width: 1200, height: 630 });
  await writeWithin(
    MAX_BYTES.share,
    [88, 82, 76, 68],
    (quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
    'share.jpg',
  );
}

await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : SCENES;
for (const name of names) {
  await renderScene(name, 'wide');
  await renderScene(name, 'upright');
}
if (names.includes('sierra')) await renderShare();
