import { expectAccessible } from '../support/axe';
import type { DemoRole } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

const CARE = ['Mensajes', 'Solicitudes', 'Cotizaciones', 'Clientes', 'Contratos', 'Derechos ARCO'];
const PAPERS = ['Facturas del vehículo', 'Firmas', 'Cartas y constancias', 'Pólizas recibidas', 'Datos fiscales'];
const PROMISED = ['Promesas de pago', 'Pagos automáticos', 'Cobros automáticos'];
const AGENCIES = ['Despachos de cobranza', 'Contratos en despachos'];
const COLLECTING = ['Cobranza', 'Recordatorios', ...AGENCIES, 'Pagos', 'Movimientos', ...PROMISED, 'Autorizaciones'];
const LEDGER = 'Diferencias con el libro';
const BANK = ['Conciliación', 'Archivos del banco', 'Cierre del día', 'Cuentas bancarias', LEDGER];
const INVOICING = ['Estados de cuenta', 'Facturas', 'Facturas por timbrar', 'Facturas externas', 'Pagos sin factura'];
const WRITTEN = ['Correos', 'Buzones detenidos', 'Mensajes al teléfono'];
const SENT = [...WRITTEN, 'Plantillas de WhatsApp', 'Textos de SMS'];
const CATALOGUE = ['Textos de planes', 'Vehículos', 'Equipamiento', 'Distribuidores', 'Asesores'];
const PLANS = ['Planes', 'Cambios de tasas'];
const OFFER = [...PLANS, ...CATALOGUE];
const HOME_PAGE = ['Banners', 'Promociones', 'Marcas', 'Avisos'];
const CONTENT = [...HOME_PAGE, 'Noticias', 'Preguntas', 'Categorías', 'Páginas', 'Legales', 'Campañas', 'Documentos'];
const LOOK = ['Marca', 'Textos', 'Menú y pie'];
const OPENING = 'Apertura del sitio';
const DEALING = 'Reparto de trabajo';
const OUTSIDE = ['Integraciones', 'Clientes de la API', 'Webhooks', 'Entregas'];

const MENUS: Record<DemoRole, Record<string, string[]>> = {
  admin: {
    '': ['Inicio'],
    Atención: CARE,
    Trámites: PAPERS,
    Cobranza: COLLECTING,
    'Banco y cartera': BANK,
    Facturación: INVOICING,
    'Avisos enviados': SENT,
    Oferta: OFFER,
    Contenido: CONTENT,
    Configuración: [OPENING, 'Configuración', ...LOOK, 'Personal', DEALING, ...OUTSIDE, 'Bitácora'],
  },
  content: {
    '': ['Inicio'],
    Oferta: CATALOGUE,
    Contenido: CONTENT,
    Configuración: [OPENING, ...LOOK],
  },
  care: {
    '': ['Inicio'],
    Atención: CARE,
    Trámites: PAPERS,
    Cobranza: ['Cobranza', 'Pagos', ...PROMISED],
    'Avisos enviados': SENT,
    Configuración: [DEALING],
  },
  finance: {
    '': ['Inicio'],
    Atención: ['Clientes', 'Contratos'],
    Trámites: ['Firmas', 'Cartas y constancias'],
    Cobranza: COLLECTING,
    'Banco y cartera': BANK,
    Facturación: INVOICING,
    Oferta: PLANS,
    Configuración: [DEALING],
  },
  // Whose work it is to read, reads everything.
  auditor: {
    '': ['Inicio'],
    Atención: CARE,
    Trámites: PAPERS,
    Cobranza: COLLECTING,
    'Banco y cartera': [LEDGER],
    Facturación: INVOICING,
    'Avisos enviados': WRITTEN,
    Oferta: OFFER,
    Contenido: CONTENT,
    Configuración: [OPENING, DEALING, 'Integraciones', 'Webhooks', 'Entregas', 'Bitácora'],
  },
};

for (const [role, menu] of Object.entries(MENUS) as [DemoRole, Record<string, string[]>][]) {
  test(`${role} sees the sections of their work, by job`, async ({ backoffice }) => {
    await backoffice.signIn(role);
    expect(await backoffice.menu()).toEqual(menu);
  });
}

test('the menu is arranged by keyboard, and stays so', async ({ backoffice, page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await backoffice.signIn('finance');
  const menu = page.getByRole('navigation', { name: 'Menú', exact: true });
  await expect(page.getByRole('heading', { name: 'Inicio', level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Abrir el menú' }).press('Enter');
  const bank = menu.getByRole('button', { name: 'Banco y cartera' });
  await expect(bank).toHaveAttribute('aria-expanded', 'false');
  await bank.press('Enter');
  await expect(bank).toHaveAttribute('aria-expanded', 'true');
  const beside = menu.getByRole('link', { name: 'Conciliación' }).locator('..');
  await beside.getByRole('button', { name: 'Favorito', exact: true }).press('Space');
  const favourites = menu.getByRole('button', { name: 'Favoritos', exact: true }).locator('..');
  await expect(favourites.getByRole('link')).toHaveText(['Conciliación']);
  await expectAccessible(page);
  await menu.getByRole('link', { name: 'Conciliación' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Conciliación', level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await expect(menu.getByRole('link', { name: 'Conciliación' })).toHaveAttribute('aria-current', 'page');
  await expect(bank).toHaveAttribute('aria-expanded', 'true');
});

test('a wrong password is refused in Spanish and what was typed stays', async ({ page }) => {
  await page.goto('/admin');
  await page.getByLabel(/correo/i).fill('admin@flota.test');
  await page
    .getByLabel(/contraseña/i)
    .first()
    .fill('no-es-esta');
  await page.getByRole('button', { name: /entrar|iniciar|acceder/i }).click();
  await expect(page.getByText(/correo o (la )?contraseña/i)).toBeVisible();
  await expect(page.getByLabel(/correo/i)).toHaveValue('admin@flota.test');
});

test('care has the figures of the start page without the money', async ({ backoffice, page }) => {
  await backoffice.signIn('care');
  await expect(page.getByRole('heading', { name: 'Ventas del mes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vencido y recibido' })).toHaveCount(0);
});

test('an auditor reads everything and changes nothing', async ({ backoffice, page }) => {
  await backoffice.signIn('auditor');
  await backoffice.open('Cotizaciones');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar correo' })).toHaveCount(0);
  await backoffice.open('Avisos');
  await expect(page.getByRole('link', { name: /crear/i })).toHaveCount(0);
});

test('who follows a link to a page that is not theirs, or is none, is told so and led on', async ({
  backoffice,
  page,
}) => {
  await backoffice.signIn('content');
  for (const [path, heading] of [
    ['/admin/payments', 'Sin permiso'],
    ['/admin/no-hay', 'Página no encontrada'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  }
});
