import { describe, expect, it } from '@jest/globals';
import { ESLint, Linter } from 'eslint';
import { resolve } from 'node:path';
import tseslint from 'typescript-eslint';

const ROOT = resolve(import.meta.dirname, '..');
const RULES = ['texts/no-literal-texts', 'wording/read-when-drawn'];

const PAGE = 'apps/site/app/features/contact/ContactPage.tsx';
const MAIL = 'apps/api/src/quotes/quote.text.ts';
const IMPORT = `import { contact } from '@flota/texts/site/contact';`;

const SAY = /What visitors read is said in packages\/texts: /;
const LATE = /Read contact in a function/;

const eslint = new ESLint({ cwd: ROOT });
const linter = new Linter({ cwd: ROOT });

/** What the rules of texts have to say of a file's text, as the repository's own configuration turns them on for it. */
async function said(file, text) {
  const filename = `${ROOT}/${file}`;
  const { rules, plugins } = await eslint.calculateConfigForFile(filename);
  const asked = Object.fromEntries(RULES.flatMap((name) => (rules?.[name] ? [[name, rules[name]]] : [])));
  const config = {
    files: ['**'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: Object.fromEntries(
      ['texts', 'wording'].flatMap((name) => (plugins?.[name] ? [[name, plugins[name]]] : [])),
    ),
    rules: asked,
  };
  return linter.verify(text, [config], { filename }).map(({ message }) => message);
}

describe('what is written where it is shown', () => {
  it.each([
    ['between tags', PAGE, 'export const A = () => <p>Hola</p>;'],
    ['between tags, without a letter of Spanish only', PAGE, 'export const A = () => <p>Total: {1}</p>;'],
    ['in an attribute that is read out', PAGE, 'export const A = () => <p aria-label="Precio" />;'],
    ['in an attribute of a component', PAGE, 'export const A = () => <B label="Precio" />;'],
    ['as a sentence', PAGE, `export const a = () => 'Escriba su nombre';`],
    ['with a letter that only Spanish has', PAGE, `export const a = () => 'teléfono';`],
    ['in a template', PAGE, 'export const a = (n) => `Faltan ${n} días`;'],
    ['in a component that features share', 'apps/site/app/components/Box.tsx', 'export const A = () => <p>Hola</p>;'],
    ['in a mail', 'apps/api/src/quotes/quote.mail.ts', `export const a = () => 'Su cotización';`],
  ])('is refused %s', async (_, file, text) => {
    expect(await said(file, text)).toEqual([expect.stringMatching(SAY)]);
  });

  it.each([
    ['a text of the package', PAGE, `${IMPORT}export const A = () => <p title={contact.title}>{contact.title}</p>;`],
    ['a currency and an amount', PAGE, 'export const A = () => <p>$1,000.00 MXN</p>;'],
    ['a name of code', PAGE, `export const A = () => <p className="text-ink" id="contacto">{1}</p>;`],
    ['an address', PAGE, `export const a = '/calculadora/paso-1';`],
    ['what is said to whoever maintains it', PAGE, `export const a = () => { throw new Error('No hay página'); };`],
    ['a page of the account', 'apps/site/app/features/papers/Papers.tsx', 'export const A = () => <p>Hola</p>;'],
    ['a test', 'apps/site/app/features/contact/Contact.spec.tsx', `export const a = 'Escríbanos hoy';`],
    ['the backoffice', 'apps/backoffice/src/App.tsx', 'export const A = () => <p>Hola</p>;'],
  ])('lets pass %s', async (_, file, text) => {
    expect(await said(file, text)).toEqual([]);
  });
});

describe('a text that is read while a module is loaded', () => {
  it.each([
    ['as a constant', 'export const title = contact.title;'],
    ['in a list', 'export const TITLES = [contact.title];'],
    ['in pieces', 'export const { title } = contact;'],
    ['filled in', `export const title = contact.hello({ name: 'Ana' });`],
  ])('is refused %s', async (_, text) => {
    expect(await said(PAGE, `${IMPORT}${text}`)).toEqual([expect.stringMatching(LATE)]);
    expect(await said(MAIL, `${IMPORT}${text}`)).toEqual([expect.stringMatching(LATE)]);
  });

  it.each([
    ['in a function', 'export const title = () => contact.title;'],
    ['in a getter', 'export const texts = { get title() { return contact.title; } };'],
    ['later, of what is handed on whole', 'export const texts = contact;'],
  ])('is fine %s', async (_, text) => {
    expect(await said(PAGE, `${IMPORT}${text}`)).toEqual([]);
  });
});
