import { describe, expect, it } from '@jest/globals';
import { requireHtml, sanitizeHtml } from './sanitize.js';

describe('sanitizeHtml', () => {
  it.each([
    '<h2>Título</h2><p>Texto <strong>fuerte</strong>, <em>suave</em> y <u>subrayado</u>.<br /></p>',
    '<ul><li>Uno</li></ul><ol><li>Dos</li></ol><blockquote>Cita</blockquote>',
    '<a href="https://ejemplo.mx/a?b=1&amp;c=2">Enlace</a>',
    '<a href="mailto:ayuda@ejemplo.mx">Correo</a> <a href="tel:+525555550100">Teléfono</a> <a href="/contacto">Contacto</a>',
    'Tasa &lt; 15 % &amp; enganche',
    '<table><caption>Comisiones</caption><thead><tr><th scope="col" colspan="2">Concepto</th></tr></thead><tbody><tr><td rowspan="2">Apertura</td></tr></tbody></table>',
    '<figure><img src="/artwork/sierra" alt="Sierra" /><figcaption>La sierra</figcaption></figure>',
    `<img src="/media/${'a'.repeat(64)}" />`,
  ])('leaves what staff may write: %s', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<SCRIPT SRC=//x.mx/x.js></SCRIPT>', ''],
    ['<p onclick="alert(1)" style="position:fixed" class="a" id="b">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jAvAsCrIpT:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" &#14; javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<a href="http://ejemplo.mx">x</a>', '<a>x</a>'],
    ['<a href="//ejemplo.mx">x</a>', '<a>x</a>'],
    ['<style>p{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<iframe src="https://x.mx"></iframe><object></object><embed><form><input></form>x', 'x'],
    ['<svg/onload=alert(1)>', ''],
    ['<img src="https://x.mx/pixel.gif" alt="x">', ''],
    ['<img src="data:image/svg+xml,<svg/>" alt="x">', ''],
    ['<img src="/artwork/../../admin">', ''],
    ['<img src="/artwork/sierra" onerror="alert(1)" srcset="//x.mx 2x" style="x">', '<img src="/artwork/sierra" />'],
    ['<table style="x" onclick="alert(1)"><td background="//x.mx">x</td></table>', '<table><td>x</td></table>'],
    ['<math><mtext></mtext><script>alert(1)</script></math>', ''],
    ['<p>sin cerrar', '<p>sin cerrar</p>'],
    ['<!-- nota --><p>x</p>', '<p>x</p>'],
    ['<a href="/x" target="_blank" rel="opener">x</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">x</a>'],
    ['  x  ', 'x'],
  ])('makes %s harmless', (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it.each(['<p></p>', '<p><br></p>', '<ul><li> </li></ul>', '<p>&nbsp;</p>', '<h2>\u00a0</h2>'])(
    'takes %j, which has nothing to read, for no text',
    (html) => {
      expect(sanitizeHtml(html)).toBe('');
    },
  );

  it('changes nothing the second time', () => {
    const once = sanitizeHtml('<b>a<scr<script>ipt>alert(1)</script></b>&lt;script&gt;');
    expect(sanitizeHtml(once)).toBe(once);
    expect(once).not.toMatch(/<script/i);
  });
});

describe('requireHtml', () => {
  it('gives back the sanitised text', () => {
    expect(requireHtml('body', '<p onclick="x">Hola</p>')).toBe('<p>Hola</p>');
  });

  it.each(['<script>alert(1)</script>', '<p></p>'])('refuses %s on its field', (html) => {
    expect(() => requireHtml('faqs.2.answer', html)).toThrow(
      expect.objectContaining({
        status: 422,
        options: { detail: expect.any(String), errors: [{ field: 'faqs.2.answer', code: 'TEXT.REQUIRED' }] },
      }),
    );
  });
});
