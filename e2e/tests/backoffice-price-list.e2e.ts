import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const HEAD = 'Marca,Modelo,Versión,Precio con IVA,Tipo de vehículo,Segmento,Figura';
const NEW = 'Camiones,Tractocamión clase 8,Tractocamión con dormitorio';

test('content brings a price list in and takes it back: models, versions and former prices @queue', async ({
  backoffice,
  page,
}) => {
  const bring = async (name: string, ...rows: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Elegir archivo' }).press('Enter');
    const buffer = Buffer.from([HEAD, ...rows].join('\n'));
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
    const entry = page.getByRole('region', { name });
    await entry.getByRole('button', { name: 'Revisar todos los renglones' }).press('Enter');
    await entry.getByRole('button', { name: 'Importar todo o nada' }).press('Enter');
    await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Se importó/);
    return entry;
  };
  const undo = async (name: string) => {
    const entry = page.getByRole('region', { name });
    await entry.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText('Se deshizo completa.');
  };
  const priceOf = async () => {
    const answer = await page.request.get('/api/vehicles');
    const types = (await answer.json()) as { models: { slug: string; versions: { price: string }[] }[] }[];
    return types.flatMap(({ models }) => models).find(({ slug }) => slug === 'quiroga-26')?.versions[0]?.price;
  };

  await backoffice.signIn('content');
  await backoffice.open('Vehículos');
  await page.getByRole('link', { name: 'Importar' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Qué trae el archivo' })).toHaveText(/vehículos/i);
  await bring('octubre.csv', `Quiroga,Quiroga 26,6x4,2450000,${NEW}`);
  await expectAccessible(page, '#main-content');
  expect(await priceOf()).toBe('2450000.00');
  await bring('noviembre.csv', 'Quiroga,Quiroga 26,6x4,"$2,600,000.00",,,');
  expect(await priceOf()).toBe('2600000.00');
  await undo('noviembre.csv');
  expect(await priceOf()).toBe('2450000.00');
  await undo('octubre.csv');
  expect(await priceOf()).toBeUndefined();
});
