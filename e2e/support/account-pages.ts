import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROUTES = readFileSync(join(import.meta.dirname, '../../apps/site/app/routes.ts'), 'utf8');

/** Every page of the account as the site's routes name them: one that is added is here by itself. */
const ADDRESSES = [...ROUTES.matchAll(/route\('([^']+)', 'routes\/account\.[\w-]+\.tsx'\)/g)].map(
  ([, address]) => `/my-account/${address}`,
);

/** Pages from which others of one thing, and forms, are reached, by what their links begin with. */
const LEADS_ON: Record<string, string> = {
  '/my-account/balances': '/my-account/balances/',
  '/my-account/mensajes': '/my-account/mensajes',
  '/my-account/bills/factura-del-vehiculo': '/my-account/bills/factura-del-vehiculo?',
  '/my-account/seguros': '/my-account/seguros?',
};

/** A page has said what it has to say. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
}

/** Paths of all that is in the account of whoever is signed in; of several that are one form, the first. */
export async function accountPages(page: Page): Promise<string[]> {
  const paths = ADDRESSES.filter((address) => !address.includes(':'));
  for (const [address, begin] of Object.entries(LEADS_ON)) {
    await page.goto(address);
    await waitForContent(page);
    const links = page.getByRole('main').locator(`a[href^="${begin}"]`);
    await expect(links.first(), `what ${address} leads to`).toBeVisible();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    paths.push(...(begin.endsWith('?') ? found.slice(0, 1) : new Set(found)));
  }
  const matches = (address: string) => new RegExp(`^${address.replace(/:\w+/g, '[^/?]+')}$`);
  const unseen = ADDRESSES.filter((address) => !paths.some((path) => matches(address).test(path)));
  expect(unseen, 'pages that nothing here leads to').toEqual([]);
  return paths;
}
