import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const DAY = dayAgo(20);
const LINES = 500;
/** Cash, that tells nothing of whose it is. */
const UNKNOWN = 440;

const HEADINGS = {
  'Fecha operación': 'Fecha *',
  Abonos: 'Abono',
  Cargos: 'Cargo',
  Referencia: 'Referencia',
  'Clave de rastreo': 'Clave de rastreo',
  Ordenante: 'Nombre de quien envía',
  Concepto: 'Concepto',
};

test('a bank file of five hundred lines is reconciled, and its day closed for good @thorough', async ({
  page,
  request,
  backoffice,
  stack,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(15_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const references = await referencesOf(request, stack.demoPassword);
  await backoffice.signIn('finance');
  const content = fileOf(references);

  await backoffice.open('Cuentas bancarias');
  await page.getByRole('link', { name: 'Nueva cuenta' }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill('Nombre *', 'Concentradora de prueba');
  await fill('Banco *', 'BBVA');
  await fill('CLABE *', '012180001182717306');
  await page.locator('input[type=file]').setInputFiles({ name: 'muestra.csv', mimeType: 'text/csv', buffer: content });
  await expect(page.getByText('Indique las columnas de la fecha y del importe')).toBeVisible();
  for (const [heading, label] of Object.entries(HEADINGS)) await fill(label, heading);
  await expect(page.getByRole('region', { name: 'Así se lee' }).getByText('$1,000.50').first()).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Concentradora de prueba')).toBeVisible();

  await send(page, backoffice, content, 'banco.csv');
  await expect(page.getByRole('heading', { level: 2, name: 'banco.csv' })).toBeVisible();
  await expect(page.getByText('Importado', { exact: true })).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Conciliar sus movimientos' }).click();
  await accessible(page);
  await page.getByRole('button', { name: `Aceptar las seguras (${LINES - UNKNOWN})` }).click();
  await page.getByRole('button', { name: 'Aceptar', exact: true }).last().click();
  await expect(page.getByText(`Se aceptaron ${LINES - UNKNOWN} movimientos.`)).toBeVisible({ timeout: 100_000 });

  await page
    .getByRole('link', { name: /DEPOSITO EN EFECTIVO/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Apartar' }).click();
  await page.getByLabel('Motivo *').fill('Se preguntó a la sucursal');
  await accessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Apartar' }).click();
  await expect(page.getByText('En suspenso', { exact: true })).toBeVisible();

  await backoffice.open('Cierre del día');
  await page.getByLabel('Día por revisar').fill(DAY);
  await expect(page.getByText(`${UNKNOWN - 1} movimientos están por revisar`)).toBeVisible();
  await expect(page.getByText('$0.00').first()).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Cerrar el día' }).click();
  await page.getByRole('button', { name: 'Cerrar para siempre' }).click();
  await expect(page.getByText('Día cerrado')).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^PDF del cierre/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe(`cierre-${DAY}.pdf`);

  const late = `${content.toString().split('\n', 1)[0]}\n${line(0, { key: 'TARDE0001' })}`;
  await send(page, backoffice, Buffer.from(late), 'tarde.csv');
  await expect(page.getByText('Es de un día ya cerrado, que no recibe más movimientos.')).toBeVisible();
  await expect(page.getByText('Renglón 2, Fecha')).toBeVisible();
});

async function send(page: Page, backoffice: { open(section: string): Promise<void> }, buffer: Buffer, name: string) {
  await backoffice.open('Archivos del banco');
  await page.getByRole('button', { name: 'Importar archivo' }).click();
  await page.getByRole('combobox', { name: 'Cuenta' }).click();
  await page.getByRole('option', { name: /Concentradora de prueba/ }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Importar', exact: true }).click();
}

async function accessible(page: Page): Promise<void> {
  // While a page is fetched its title is there and hidden.
  await expect(page.locator('#react-admin-title span').first()).toBeVisible();
  await expectAccessible(page);
}

/** Of contracts that were signed by then. */
async function referencesOf(request: APIRequestContext, password: string): Promise<string[]> {
  const data = { email: 'finance@flota.test', password };
  const { jwt } = (await (await request.post('/api/auth/staff/login', { data })).json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  const params = { perPage: '25', filter: JSON.stringify({ state: 'active' }) };
  const answer = await request.get('/api/admin/contracts', { headers, params });
  const { data: contracts } = (await answer.json()) as { data: { paymentReference: string; signedOn: string }[] };
  return contracts.filter(({ signedOn }) => signedOn < DAY).map(({ paymentReference }) => paymentReference);
}

/** As a bank writes it: money in and out in two columns, and some that tell nothing. */
function fileOf(references: readonly string[]): Buffer {
  const lines = Array.from({ length: LINES }, (_, index) =>
    index < UNKNOWN
      ? line(index, { concept: `DEPOSITO EN EFECTIVO ${index}` })
      : line(index, {
          key: `BNET01${String(index).padStart(10, '0')}`,
          reference: references[index % references.length],
        }),
  );
  return Buffer.from(
    ['Fecha operación,Concepto,Referencia,Clave de rastreo,Ordenante,Cargos,Abonos', ...lines].join('\n'),
  );
}

function line(index: number, told: { key?: string; reference?: string; concept?: string }): string {
  const { key = '', reference = '', concept = 'PAGO' } = told;
  return [DAY.split('-').reverse().join('/'), concept, reference, key, '', '', `"$1,00${index % 10}.50"`].join(',');
}

function dayAgo(days: number): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
  return day.format(new Date(Date.now() - days * 24 * 3_600_000));
}
