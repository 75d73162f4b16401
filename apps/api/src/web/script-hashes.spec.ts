import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { withHashesForNonce } from './script-hashes.js';

const NONCE = '5f2c0a';
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('names every inline script of the page’s own once, by its exact content', () => {
  const page = `<head><script nonce="5f2c0a">let a = "ñ";</script><script type="module" nonce="5f2c0a" async="">import "/x.js";
</script></head><script nonce="5f2c0a">let a = "ñ";</script>`;
  expect(withHashesForNonce(page, NONCE).sources).toEqual([hash('let a = "ñ";'), hash('import "/x.js";\n')]);
});

it('takes the nonce out of the page', () => {
  const page = '<link rel="modulepreload" href="/a.js" nonce="5f2c0a"/><script nonce="5f2c0a">go()</script>';
  expect(withHashesForNonce(page, NONCE).html).toBe('<link rel="modulepreload" href="/a.js"/><script>go()</script>');
});

it('leaves out scripts from files and blocks of data', () => {
  const page = `<script nonce="5f2c0a" src="/a.js"></script><script async="" src="/b.js" nonce="5f2c0a"></script><script nonce="5f2c0a" type="application/ld+json">{}</script>`;
  expect(withHashesForNonce(page, NONCE).sources).toEqual([]);
});

it.each([
  '<script>steal()</script>',
  '<script type="text/after-paint">steal()</script>',
  '<script nonce="">steal()</script>',
  '<script nonce="another">steal()</script>',
  '<script data-nonce="5f2c0a">steal()</script>',
])('does not name a script that came in with content: %s', (script) => {
  const { sources } = withHashesForNonce(`<p>${script}</p><script nonce="5f2c0a">own()</script>`, NONCE);
  expect(sources).toEqual([hash('own()')]);
});
