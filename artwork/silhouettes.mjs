/**
 * Writes the side views of vehicles: for the site, where their stripes take the colours of the page, and for the PDFs,
 * whose templates read nothing outside their folder, and as PNG for mails, whose programs know no SVG. `npm run silhouettes -w artwork`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import * as buses from './parts/side/buses.mjs';
import * as trucks from './parts/side/trucks.mjs';
import { printed } from './parts/side/printed.mjs';

const DRAWINGS = { ...trucks, ...buses };
const fileName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const FOLDERS = [
  ['public/silhouettes', (svg) => svg],
  ['../apps/api/templates/vehicles', printed],
];

/** Twice what mails show, for dense screens. */
const MAIL_WIDTH = 768;
const mailed = (svg) =>
  sharp(Buffer.from(printed(svg)), { density: 144 })
    .resize({ width: MAIL_WIDTH })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();

for (const [folder, as] of FOLDERS) {
  const out = fileURLToPath(new URL(`${folder}/`, import.meta.url));
  await mkdir(out, { recursive: true });
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="vehicle" viewBox="0 0 480 200" width="480" height="200">${drawing}</svg>\n`;
    await writeFile(`${out}${fileName(name)}.svg`, as(svg));
    if (folder.startsWith('public/')) await writeFile(`${out}${fileName(name)}.png`, await mailed(svg));
  }
}
