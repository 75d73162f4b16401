import type { BrowserContext, Page } from '@playwright/test';
import { createECDH } from 'node:crypto';
import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { outsidePort } from '../support/run';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  permissions: ['notifications'],
});

const CUSTOMER = 'empresa@flota.test';
const PROFILE = '/my-account/perfil';

const cell = (page: Page, kind: string, channel: string) =>
  page.getByRole('group', { name: kind }).getByRole('checkbox', { name: channel });

/** The half of a subscription that is the push service's, which this browser has none of; all else is its own. */
async function withPushService(page: Page, port: number): Promise<void> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const data = {
    endpoint: `http://127.0.0.1:${port}/subscriptions/1`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: 'c2l4dGVlbiBieXRlcyEhIQ' },
  };
  await page.addInitScript((made) => {
    const HERE = 'let-in';
    const subscription = {
      endpoint: made.endpoint,
      toJSON: () => made,
      unsubscribe: () => {
        localStorage.removeItem(HERE);
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
    // A Chromium without windows lets in what was let in, and says that it does not.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.getSubscription = () => Promise.resolve(localStorage.getItem(HERE) ? subscription : null);
    PushManager.prototype.subscribe = (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) return Promise.reject(new Error('Not as agreed'));
      localStorage.setItem(HERE, 'yes');
      return Promise.resolve(subscription);
    };
  }, data);
}

/** As if the push service had handed it over. */
async function deliver(context: BrowserContext, page: Page, origin: string, notice: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) found(own.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(notice),
  });
}

interface Shown {
  title: string;
  body?: string;
}

/** What the service worker shows from now on: a Chromium without windows has nowhere to. */
async function watchShown(context: BrowserContext): Promise<() => Promise<Shown[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker');
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: Shown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body } = {}) => void scope.shown.push({ title, body });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown);
}

test('a customer chooses what comes by what, lets this browser show it, and sees what was sent', async ({
  page,
  context,
  stack,
}, { parallelIndex }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withPushService(page, outsidePort(parallelIndex));
  await openAccount(page, stack, CUSTOMER, PROFILE);

  await expect(cell(page, 'Seguridad de su cuenta', 'Correo')).toBeDisabled();
  const policies = cell(page, 'Pólizas de seguro', 'Correo');
  await policies.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Guardado. Ya no le avisaremos de esto por correo.')).toBeVisible();
  await page.reload();
  await expect(policies).not.toBeChecked();
  await policies.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Guardado. Le avisaremos por correo.')).toBeVisible();
  await expect(cell(page, 'Próximos pagos', 'Notificación'), 'nothing is offered that was not let in').toBeHidden();
  await expect(page.getByRole('group', { name: 'Horas de silencio' })).toBeHidden();

  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Activar en este dispositivo' }).press('Enter');
  await expect(page.getByText('Listo. Este dispositivo le mostrará sus avisos')).toBeVisible();
  await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible();
  await cell(page, 'Pagos recibidos', 'Notificación').press('Space');
  await expect(page.getByText('Guardado. Ya no le avisaremos de esto en sus dispositivos.')).toBeVisible();
  await page.getByLabel('Hora de').selectOption('Baja California');
  await page.getByLabel('Desde').selectOption('22:00');
  await expect(page.getByRole('group', { name: 'Horas de silencio' }).getByText('Guardado.')).toBeVisible();
  await page.getByText('Avisos que le enviamos').press('Enter');
  await expect(page.getByText(/Correo a e•••@flota\.test/).first()).toBeVisible();
  await expectAccessible(page, '#avisos');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const notice = {
    title: 'Tiene un pago próximo',
    body: 'Vea cuánto es y hasta cuándo puede pagar.',
    path: '/my-account/home',
    tag: 'dueDates',
  };
  const shown = await watchShown(context);
  await deliver(context, page, stack.url, notice);
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body }]);

  await page.reload();
  await expect(page.getByLabel('Desde')).toHaveValue('22');
  await page.getByRole('button', { name: /^Quitar Chrom/ }).press('Enter');
  await expect(page.getByText(/ya no muestra avisos/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activar en este dispositivo' })).toBeVisible();
  await expect(cell(page, 'Próximos pagos', 'Notificación')).toBeHidden();
});
