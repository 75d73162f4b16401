#!/usr/bin/env node
/*
 * `npm run fonts -w apps/site`: cuts the two typefaces to what the site sets with them. Archivo's headings are all of one
 * width, so its width axis goes; both keep the weights in use. Fonts arrive before anything can be read in them: every
 * kilobyte is time on a slow line. The files are kept in the repository (SIL Open Font License 1.1, beside them).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = new URL('../app/styles/fonts/', import.meta.url);

/** Latin of Spanish and its neighbours, and the signs that texts and amounts use. */
const LATIN = Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const SIGNS = '–—‘’“”…•·‹›«»€™−×÷→←↑↓✓\u00a0\u202f';

const FONTS = [
  {
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    file: 'archivo-116.woff2',
    variationAxes: { wdth: 116, wght: { min: 400, max: 800 } },
  },
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    file: 'inter.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, file, variationAxes } of FONTS) {
  const original = await readFile(require.resolve(source));
  const cut = await subsetFont(original, LATIN + SIGNS, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(file, OUT), cut);
  console.log(`${file}: ${cut.length} bytes of ${original.length}`);
}
