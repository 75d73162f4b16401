import type { CaughtMessage } from '@flota/mail-catcher';
import type { Browser, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Stack, startStack } from '../../scripts/lib/stack.mjs';
import { Calculator } from '../support/calculator';
import { expect, test } from '../support/fixtures';
import { redisOf, required } from '../support/run';
import { waitingForScripts } from '../support/interactive';
import { accessLink, mailTo, newAddress, quoteLink } from '../support/mail';

const FLOTA = join(import.meta.dirname, '../../apps/api/build/flota.js');
const PASSWORD = 'Una-contrasena-larga-1';
const LENDER = 'Financiera del Norte';
const MAIN = '#0b3d2e';
const ADMIN = 'ana@norte.mx';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200" height="60"><path fill="${MAIN}" d="M0 0h200v60H0z"/></svg>`;
/** Lenders that are none of this installation, and the colours of another look. */
const OTHERS =
  /Flota|Su financiera|#e85d04|#0e1b22|\{(?:empresa|razon-social|nombre-corto|telefono|correo|domicilio)\b/;

const expectOnlyThis = (text: string, whose: string) => {
  expect(text, whose).toContain(LENDER);
  expect(OTHERS.exec(text)?.[0], whose).toBeUndefined();
};

/** A step of the assistant, and the way on from it. */
class Assistant {
  constructor(private readonly page: Page) {}

  at = (heading: string) => expect(this.page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  write = (label: string, text: string) => this.page.getByLabel(label, { exact: false }).first().fill(text);
  press = (name: string) => this.page.getByRole('button', { name, exact: true }).click();
  /** Steps that are done, as they are told to whoever can't see the sign. */
  done = () =>
    this.page
      .getByRole('navigation', { name: 'Pasos' })
      .getByRole('link')
      .filter({ has: this.page.getByRole('img', { name: 'Listo' }) });

  async choose(label: string, option: string) {
    await this.page.getByLabel(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Correo').fill(ADMIN);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function expectComingSoon(visitor: Page): Promise<void> {
  const answer = await visitor.goto('/planes-financiamiento');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Muy pronto en camino' })).toBeVisible();
  expect(await visitor.locator('script[src], script[type=module]').count()).toBe(0);
  await visitor.getByRole('link', { name: 'Ya soy cliente' }).click();
  await expect(visitor.getByLabel('Contraseña', { exact: true })).toBeVisible();
}

async function sayWhoItIs(page: Page, assistant: Assistant): Promise<void> {
  await assistant.at('¿Cómo se llama y cómo se ve su empresa?');
  await expect(assistant.done()).toHaveCount(0);
  await assistant.write('Nombre comercial', LENDER);
  // What is missing is said beside its box, and what was typed stays.
  await assistant.press('Guardar y seguir');
  await expect(page.getByLabel('Razón social')).toHaveAttribute('aria-invalid', 'true');
  await assistant.write('Razón social', `${LENDER}, S.A. de C.V.`);
  await page
    .getByRole('group', { name: 'Logotipo' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByRole('img', { name: 'Logotipo' })).toBeVisible();
  await page.getByLabel('Color principal', { exact: true }).fill(MAIN);
  await page.getByLabel('Color de acción', { exact: true }).fill('#1d70b8');
  await assistant.press('Guardar y seguir');
  await assistant.at('¿Dónde está y cómo le encuentran?');
  // The administration has its name and colours already.
  await expect(page).toHaveTitle(new RegExp(LENDER));
  await expect(assistant.done()).toHaveText([/Marca/]);
}

async function sayWhereItIs(assistant: Assistant): Promise<void> {
  await assistant.write('Teléfono', '81 5555 0100');
  await assistant.write('Correo electrónico', 'hola@norte.mx');
  await assistant.write('Domicilio', 'Av. Norte 1, Monterrey');
  await assistant.write('Lema', 'Con usted en el camino');
  await assistant.press('Guardar y seguir');
}

async function offerSomething(page: Page, assistant: Assistant): Promise<void> {
  await assistant.at('Su primer plan de financiamiento');
  await assistant.write('Nombre', 'Crédito del Norte');
  await page.getByLabel('Tasa anual fija').fill('16');
  await assistant.press('Crear el plan y seguir');
  await expect(page.getByText('Confirme que revisó las cifras.')).toBeVisible();
  await page.getByLabel('Revisé estas cifras').check();
  await assistant.press('Crear el plan y seguir');

  await assistant.at('El primer vehículo que financia');
  await assistant.choose('Tipo de vehículo', 'Camiones');
  await assistant.choose('Figura', 'Tractocamión con dormitorio');
  await assistant.write('Marca', 'Marca');
  await assistant.write('Modelo', 'Río 500');
  await assistant.write('Versión', '6x4');
  await assistant.write('Precio con IVA', '2,000,000');
  await assistant.press('Agregar el vehículo y seguir');
  await assistant.at('Pruebe que el correo sale');
}

async function inviteSomebody(page: Page, assistant: Assistant, stack: Stack, browser: Browser): Promise<void> {
  const luis = newAddress();
  await assistant.at('Invite a otra persona de administración');
  await assistant.write('Nombre', 'Luis Mora');
  await assistant.write('Correo electrónico', luis);
  await assistant.press('Enviar invitación');
  await expect(page.getByRole('list', { name: 'Personas de administración' })).toContainText('Invitada');
  const invited = await browser.newPage({ locale: 'es-MX' });
  await invited.goto(accessLink(await mailTo(stack.mail, luis)));
  await invited.getByLabel('Contraseña nueva').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Guardar y entrar' }).click();
  // Led to where the other one is.
  await expect(invited.getByRole('heading', { name: 'Textos legales y de las páginas' })).toBeVisible();
  await invited.close();
}

/** What a lawyer writes is put in by hand; that it was read is said where it is read. */
async function approveTexts(page: Page, assistant: Assistant, stack: Stack): Promise<void> {
  await stack.sql(`update legal_page set body = '<p>Texto de la empresa</p>'`);
  await stack.sql(`update page set lead = 'Quiénes somos', body = '' where slug = 'acerca'`);
  const pages = await stack.sql('select title from legal_page order by title');
  for (const { title } of pages) {
    await page.goto('/admin/primeros-pasos/legales');
    await page.getByRole('link', { name: `Leer y aprobar: ${String(title)}` }).click();
    await page.getByRole('button', { name: 'Aprobar y publicar' }).click();
    await page.getByLabel('Nombre de quien lo leyó').fill('Lic. Rosa Ibarra');
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar y publicar' }).click();
    await expect(page.getByText('Publicada; Lic. Rosa Ibarra la leyó')).toBeVisible();
  }
  await page.goto('/admin/primeros-pasos/legales');
  await expect(page.getByRole('link', { name: /Leer y aprobar/ })).toHaveCount(0);
  await assistant.press('Seguir');
}

/** What a visitor gets is of this lender, and nothing in it of another. */
async function quoteAsVisitor(visitor: Page, stack: Stack): Promise<void> {
  const email = newAddress();
  const calculator = new Calculator(visitor);
  await visitor.goto('/calculadora');
  await calculator.chooseVehicle(/Río 500/, /6x4/);
  await calculator.choosePlan();
  await calculator.fillContact({ name: 'Transportes Peña', email, phone: '55 1234 5678' });
  await calculator.accept();
  await calculator.submit();
  await expect(visitor).toHaveURL(/\/cotizacion\/[\w-]{20,}/);

  const mail = await mailTo(stack.mail, email);
  expectOnlyThis(mail.html, 'the mail');
  expectOnlyThis(mail.text, 'the mail in plain text');
  expect(mail.html).toContain(MAIN);
  const [logo] = /[^"]*\/brand\/raster\/[^"]+/.exec(mail.html) ?? [];
  expect((await visitor.request.get(logo ?? 'no logo in the mail')).headers()['content-type']).toBe('image/png');
  expectOnlyThis(await pdfOf(mail), 'the PDF');

  const page = await (await visitor.goto(quoteLink(mail)))?.text();
  expectOnlyThis(page ?? '', 'the page of the quote');
  await expect(visitor.locator('#pie')).toHaveCSS('background-color', 'rgb(11, 61, 46)');
}

async function pdfOf({ attachments: [pdf] }: CaughtMessage): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf?.content ?? []));
  const { info } = (await document.getMetadata()) as { info: { Author?: string } };
  return [info.Author, (await extractText(document, { mergePages: true })).text].join('\n');
}

test('a new installation becomes a lender of its own, and sends a visitor its quote @queue', async ({ browser }, {
  parallelIndex,
}) => {
  test.setTimeout(300_000);
  const stack = await startStack({
    postgresUrl: required('E2E_DATABASE_URL'),
    redisUrl: redisOf(parallelIndex, 'own'),
    scope: 'reference',
    env: { LOG_LEVEL: 'warn', MAIL_FROM: 'Norte <hola@norte.mx>' },
  });
  try {
    const open = async () =>
      waitingForScripts(await (await browser.newContext({ baseURL: stack.url, locale: 'es-MX' })).newPage());
    const visitor = await open();
    await expectComingSoon(visitor);

    const options = { input: PASSWORD, env: { PATH: process.env.PATH, ...stack.env } };
    execFileSync(process.execPath, [FLOTA, 'staff', 'create', ADMIN, 'Ana Ruiz', 'admin'], options);
    const staff = await open();
    const assistant = new Assistant(staff);
    await signIn(staff);
    await sayWhoItIs(staff, assistant);
    await sayWhereItIs(assistant);
    await offerSomething(staff, assistant);

    // Put off and left: the first page has the way back, and it goes on with what isn't done.
    await assistant.press('Dejar para después');
    await assistant.at('Invite a otra persona de administración');
    await assistant.press('Salir y seguir otro día');
    await expect(staff.getByRole('heading', { name: 'El sitio está cerrado' })).toBeVisible();
    await staff.getByRole('link', { name: 'Seguir con los primeros pasos' }).click();
    await assistant.at('Pruebe que el correo sale');
    await assistant.press('Enviar correo de prueba');
    await staff.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(staff.getByText('El servidor de correo lo aceptó')).toBeVisible();
    await assistant.press('Cerrar');
    await assistant.press('Seguir');

    await inviteSomebody(staff, assistant, stack, browser);
    await approveTexts(staff, assistant, stack);

    await staff.goto('/acerca');
    await expect(staff.getByText('Vista previa: el sitio está cerrado')).toBeVisible();
    await staff.goto('/admin/primeros-pasos');
    await assistant.at('Abra el sitio');
    await expect(staff.getByText('La lista está completa')).toBeVisible();
    await staff.getByRole('button', { name: 'Abrir el sitio' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Abrir el sitio' }).click();
    await expect(staff.getByRole('heading', { name: 'El sitio está abierto' })).toBeVisible();

    await expect(async () => {
      await visitor.goto('/planes-financiamiento');
      await expect(visitor.getByText('Crédito del Norte').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await quoteAsVisitor(visitor, stack);

    await staff.getByRole('button', { name: 'Cerrar el sitio' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Cerrar el sitio' }).click();
    await expect(staff.getByRole('heading', { name: 'El sitio está cerrado' })).toBeVisible();
    await expect(async () => {
      expect((await visitor.goto('/planes-financiamiento'))?.status()).toBe(503);
    }).toPass();
  } finally {
    await stack.stop();
  }
});
