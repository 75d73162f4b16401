import { expect, it } from '@jest/globals';
import { fitsEditor } from './html.js';

it.each([
  ['<h2>Pagos</h2><p>Con <strong>tasa</strong> fija, 3 < 5.<br /></p><ul><li>Uno</li></ul>', true],
  ['', true],
  ['<p>Antes</p><table><tr><td>1</td></tr></table>', false],
  ['<FIGURE><img src="/artwork/sierra" /></FIGURE>', false],
])('%s', (html, fits) => {
  expect(fitsEditor(html)).toBe(fits);
});
