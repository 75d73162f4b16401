import { CATALOGUE, type CatalogueText, TEXT_PLACES } from '@flota/texts';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { expectAccessible } from '../support/axe';
import { Calculator } from '../support/calculator';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { mailTo, newAddress } from '../support/mail';
import { saidIn, saidOn } from '../support/said';
import { pagesOf, UNLISTED } from '../support/sitemap';

const OF_SITE = new Set(TEXT_PLACES.filter(({ kind }) => kind === 'site').map(({ id }) => id));
const SITE_TEXTS = CATALOGUE.filter(({ place }) => OF_SITE.has(place));

const VARIABLE = /\{[a-z][a-zA-Z]*\}/g;
const TAG = /<([a-z][a-zA-Z]*)(?:\/>|>[^<]*<\/\1>)/g;

/** A text in words that nobody takes for its own, with all that is filled into it: `⟦contact.hello⟧ {name}`. */
function marked({ key, default: own, variables }: CatalogueText): string {
  const tags = Array.from(own.matchAll(TAG), ([written, name = '']) =>
    written.endsWith('/>') ? written : `<${name}>⟦${key}⟧</${name}>`,
  );
  return [`⟦${key}⟧`, ...variables.map((name) => `{${name}}`), ...tags].join(' ');
}

/** Stands beside amounts, whatever is said. */
const CURRENCY = 'MXN';

/** Its own words between what is filled in. */
const wordsOf = ({ default: own }: CatalogueText): string[] =>
  own
    .replace(/<\/?[a-z][a-zA-Z]*\/?>/g, '\n')
    .replace(VARIABLE, '\n')
    .split('\n')
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => /\p{L}{3}/u.test(words) && words !== CURRENCY);

/** As long as this nobody says it by chance. */
const TELLING = 18;

/** What staff and the seed wrote, which may say the same as a text of the product. */
async function contentOf(stack: Stack): Promise<string> {
  const tables = await stack.sql(
    `select distinct event_object_table as name from information_schema.triggers
     where trigger_name = 'content_changed' and event_object_table <> 'wording'`,
  );
  const rows: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const [row] = await stack.sql(`select string_agg(to_jsonb(t)::text, ' ') as said from "${name}" t`);
    rows.push((row as { said: string | null } | undefined)?.said ?? '');
  }
  return rows.join(' ');
}

/** Tells which of the product's own words a page says, though all were said otherwise. */
function unmarkedIn(content: string): (said: readonly string[]) => string[] {
  const whole = new Map<string, string>();
  const telling: [words: string, key: string][] = [];
  for (const text of SITE_TEXTS) {
    for (const words of wordsOf(text)) {
      if (content.includes(words)) continue;
      whole.set(words, text.key);
      if (words.length >= TELLING) telling.push([words, text.key]);
    }
  }
  return (said) =>
    said.flatMap((piece) => {
      const left = piece.replace(/⟦[^⟧]*⟧/g, '').trim();
      const key = whole.get(left) ?? telling.find(([words]) => left.includes(words))?.[1];
      return key === undefined ? [] : [`«${left.slice(0, 80)}» (${key})`];
    });
}

const say = (stack: Stack, texts: readonly { key: string; text: string }[]) =>
  stack.sql(
    `insert into wording (key, text, updated_by) select key, text, 'prueba' from unnest($1::text[], $2::text[]) as said(key, text)`,
    [texts.map(({ key }) => key), texts.map(({ text }) => text)],
  );

test.afterEach(({ stack }) => stack.sql('delete from wording'));

test('with every text of the site said otherwise, no page says one in its own words @thorough', async ({
  page,
  calculator,
  browser,
  request,
  stack,
}) => {
  test.setTimeout(300_000);
  // Made before, as they are found by what their buttons say; by somebody else, as a quote ends what was chosen.
  const buyer = waitingForScripts(await browser.newPage({ baseURL: stack.url, locale: 'es-MX' }));
  await new Calculator(buyer).quote({ name: 'Ana Ruiz', email: newAddress(), phone: '55 1234 5678' });
  const quote = new URL(buyer.url()).pathname;
  await buyer.close();
  await page.goto('/calculadora');
  await calculator.chooseVehicle();
  await calculator.choosePlan();

  const unmarked = unmarkedIn(await contentOf(stack));
  await say(
    stack,
    SITE_TEXTS.map((text) => ({ key: text.key, text: marked(text) })),
  );
  await expect.poll(async () => (await request.get('/')).text()).toContain('⟦');

  const found: string[] = [];
  const seen = new Set<string>();
  const note = (path: string, said: readonly string[]) => {
    const marks = said.flatMap((piece) => Array.from(piece.matchAll(/⟦([^⟧]+)⟧/g), ([, key = '']) => key));
    if (marks.length === 0) found.push(`${path}: nothing of it is a text of the product`);
    for (const key of marks) seen.add(key);
    found.push(...unmarked(said).map((words) => `${path}: ${words}`));
  };

  const blank = await browser.newPage();
  const listed = await pagesOf(request);
  expect(listed.length).toBeGreaterThan(30);
  for (const path of [...listed, ...UNLISTED, quote]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    note(path, await saidIn(blank, await answer.text()));
  }
  await blank.close();
  expect(await (await request.get('/noticias/rss.xml')).text()).toContain('⟦');

  // And what only the browser draws: the steps as far as they were taken, menus, and what forms say of what is missing.
  for (const path of ['/calculadora/paso-1', '/calculadora/paso-2', '/calculadora/paso-3', quote, '/distribuidores']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    note(path, await saidOn(page));
  }
  for (const path of ['/contacto', '/acceso', '/mis-cotizaciones', '/legales/revocacion']) {
    await page.goto(path);
    await page.locator('main form [type=submit]').first().click();
    await expect(page.locator('main [aria-invalid=true], main [role=alert]').first()).toBeVisible();
    note(`${path}, sent empty`, await saidOn(page));
  }
  await test.info().attach('texts that no page said', {
    contentType: 'text/plain',
    body: SITE_TEXTS.flatMap(({ key }) => (seen.has(key) ? [] : [key])).join('\n'),
  });
  expect([...new Set(found)]).toEqual([]);
});

test('staff say a text of the site and one of a mail otherwise, and take them back @queue', async ({
  page,
  calculator,
  backoffice,
  request,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('content');
  await backoffice.open('Textos');
  const row = (key: string) => page.getByRole('listitem').filter({ hasText: key });
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('escribanos');
  const title = row('contact.formTitle');
  await expect(title).toContainText('Escríbanos');
  await title.getByRole('button', { name: 'Cambiar' }).click();
  const words = title.getByRole('textbox', { name: 'Se dirá' });
  await expect(words).toBeFocused();
  await words.fill('Hola, {nombre}');
  await expect(title.getByText('Este texto no tiene el dato {nombre}.')).toBeVisible();
  await expect(title.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await words.fill('Platique con ');
  await title.getByRole('button', { name: 'Datos de su empresa' }).click();
  await page.getByRole('menuitem', { name: /Nombre corto/ }).click();
  await expect(words).toHaveValue('Platique con {nombre-corto}');
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 720 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await words.press('Enter');
  await expect(page.getByText('Texto guardado: ya se ve en el sitio.')).toBeVisible();
  await expect(title.getByRole('button', { name: 'Cambiar' })).toBeFocused();
  const contact = async () => (await request.get('/contacto')).text();
  await expect.poll(contact).toContain('Platique con ');
  expect(await contact()).not.toContain('{nombre-corto}');

  await search.fill('gracias por cotizar');
  const introduction = row('quoteMail.introduction');
  await introduction.getByRole('button', { name: 'Cambiar' }).click();
  await introduction.getByRole('textbox', { name: 'Se dirá' }).fill('Qué gusto: ');
  await introduction.getByRole('button', { name: 'Insertar {vehicle}' }).click();
  await expect(introduction.getByText('Faltan {company} y {plan}: ¿es a propósito?')).toBeVisible();
  await introduction.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Texto guardado: lo dirán los correos desde ahora.')).toBeVisible();

  const email = newAddress();
  await calculator.quote({ name: 'Ana Ruiz', email, phone: '55 1234 5678' });
  const mail = await mailTo(stack.mail, email);
  expect(mail.text).toMatch(/Qué gusto: .*Cascadia/);
  expect(mail.text).not.toContain('Gracias por cotizar');

  await page.goto('/admin/wording');
  await page.getByLabel('Sólo los cambiados').check();
  await expect(page.getByRole('status').filter({ hasText: '2 textos' })).toBeVisible();
  await title.getByRole('button', { name: 'Volver al original' }).click();
  await expect(title).toContainText('Volvió al original.');
  await expect.poll(contact).toContain('Escríbanos');
  await title.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Se dice de nuevo como antes.')).toBeVisible();
  await expect.poll(contact).toContain('Platique con ');
});
