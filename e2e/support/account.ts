import { expect, type Page } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.mjs';
import type { DemoRole } from './backoffice';

/** A whole PDF, as small as one can be. */
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Signs in by the form, as one of the demo customers, and goes to a page of the account. */
export async function openAccount(page: Page, { demoPassword }: Stack, email: string, path: string): Promise<void> {
  await page.goto(`/acceso?siguiente=${encodeURIComponent(path)}`);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`**${path}`);
}

/** The API as staff of customer care, apart from the browser. */
export const careApi = (stack: Stack) => staffApi(stack, 'care');

/** The API as staff who post what the bank's statement says. */
export const financeApi = (stack: Stack) => staffApi(stack, 'finance');

async function staffApi({ url, demoPassword }: Stack, role: DemoRole) {
  const credentials = { email: `${role}@flota.test`, password: demoPassword };
  const { jwt } = (await call(`${url}/api/auth/staff/login`, json(credentials))) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  return {
    get: (path: string) => call(`${url}/api/admin/${path}`, { headers }),
    post: (path: string, body: object | FormData) =>
      call(
        `${url}/api/admin/${path}`,
        body instanceof FormData ? { method: 'POST', headers, body } : json(body, headers),
      ),
  };
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function call(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  expect(response.ok, `${url} answers ${response.status}`).toBe(true);
  return response.status === 204 ? null : response.json();
}
