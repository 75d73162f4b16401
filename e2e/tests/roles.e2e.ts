import type { DemoRole } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

const HOME_PAGE = ['Banners', 'Promociones', 'Marcas', 'Avisos'];
const CONTENT = ['Noticias', 'Preguntas', 'Categorías', 'Páginas', 'Legales', 'Campañas', 'Documentos'];
const SALES = ['Cotizaciones', 'Solicitudes'];
const SENT_IN = ['Firmas', 'Cartas y constancias', 'Pólizas recibidas', 'Datos fiscales'];
const ACCOUNTS = ['Clientes', 'Contratos', 'Promesas de pago', 'Mensajes', 'Facturas del vehículo', ...SENT_IN];
const WRITTEN = ['Correos', 'Buzones detenidos', 'Mensajes al teléfono'];
const CUSTOMERS = [...SALES, ...ACCOUNTS, 'Derechos ARCO', ...WRITTEN];
const TEMPLATES = ['Plantillas de WhatsApp', 'Textos de SMS'];
const INVOICES = ['Facturas', 'Facturas por timbrar', 'Facturas externas'];
const PAPERS = ['Estados de cuenta', ...INVOICES, 'Pagos sin factura'];
const BANK = ['Conciliación', 'Archivos del banco', 'Cierre del día', 'Cuentas bancarias'];
const MONEY = ['Pagos', 'Pagos automáticos', 'Cobros automáticos', 'Autorizaciones'];
const LEDGER = 'Diferencias con el libro';
const FINANCE = [...MONEY, LEDGER, ...BANK, ...PAPERS];
const OPENING = 'Apertura del sitio';
const OFFER = ['Planes', 'Textos de planes', 'Vehículos', 'Equipamiento', 'Distribuidores', 'Asesores'];

const SECTIONS: Record<DemoRole, string[]> = {
  admin: [
    'Inicio',
    ...CUSTOMERS,
    ...TEMPLATES,
    ...FINANCE,
    ...OFFER,
    ...HOME_PAGE,
    ...CONTENT,
    OPENING,
    'Configuración',
    'Marca',
    'Textos',
    'Menú y pie',
    'Personal',
    'Integraciones',
    'Clientes de la API',
    'Webhooks',
    'Entregas',
    'Bitácora',
  ],
  content: [...OFFER, ...HOME_PAGE, ...CONTENT, OPENING, 'Configuración', 'Marca', 'Textos', 'Menú y pie'],
  care: [
    ...['Inicio', ...CUSTOMERS, ...TEMPLATES, ...MONEY, ...INVOICES],
    ...[
      'Textos de planes',
      'Vehículos',
      'Equipamiento',
      'Distribuidores',
      'Asesores',
      ...HOME_PAGE,
      ...CONTENT,
      OPENING,
      'Integraciones',
    ],
  ],
  finance: [
    'Inicio',
    ...SALES,
    'Clientes',
    'Contratos',
    'Promesas de pago',
    'Facturas del vehículo',
    ...SENT_IN,
    ...FINANCE,
    'Planes',
    OPENING,
    'Integraciones',
  ],
  auditor: [
    'Inicio',
    ...CUSTOMERS,
    ...MONEY,
    LEDGER,
    ...PAPERS,
    ...OFFER,
    ...HOME_PAGE,
    ...CONTENT,
    OPENING,
    'Integraciones',
    'Webhooks',
    'Entregas',
    'Bitácora',
  ],
};

for (const [role, sections] of Object.entries(SECTIONS) as [DemoRole, string[]][]) {
  test(`${role} sees its own sections and no other`, async ({ backoffice, page }) => {
    await backoffice.signIn(role);
    await expect(page.getByRole('menuitem')).toHaveText(sections);
  });
}

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

test('an auditor reads everything and changes nothing', async ({ backoffice, page }) => {
  await backoffice.signIn('auditor');
  await backoffice.open('Cotizaciones');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reenviar correo' })).toHaveCount(0);
  await backoffice.open('Avisos');
  await expect(page.getByRole('link', { name: /crear/i })).toHaveCount(0);
});
