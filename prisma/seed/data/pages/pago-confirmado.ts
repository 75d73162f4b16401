import type { PageSeed } from './page-seed.js';

export const paymentConfirmed: PageSeed = {
  slug: 'pago-confirmado',
  title: 'Confirmación de su pago',
  lead: 'Estamos confirmando su pago con el procesador de pagos.',
  image: null,
  body: '<p>Guarde el número de operación. Los pagos con tarjeta se reflejan en su saldo a más tardar el siguiente día hábil. Si el cargo aparece en su banco y no en su cuenta, <a href="/contacto">escríbanos</a> con ese número.</p>',
  seoTitle: 'Confirmación de pago | {empresa}',
  seoDescription:
    'Qué sigue después de pagar con tarjeta a {empresa}: cómo se confirma su pago y cuándo se refleja en el saldo de su contrato de financiamiento.',
  seoKeywords: 'confirmación de pago, pago con tarjeta, número de operación',
};
