export const customerPrepayment = {
  question: '¿Cómo hago un pago anticipado a capital?',
  answer: `<p>Pague al menos tres mensualidades y avísenos a <a href="mailto:{correo}">{correo}</a> con su número de contrato. Su plazo se acorta y su mensualidad se mantiene igual.</p>`,
};

export const customerPayments = [
  {
    question: '¿Dónde veo mi saldo y mis movimientos?',
    answer: '<p>En su cuenta, en <a href="/my-account/balances">Saldos y movimientos</a>.</p>',
  },
  {
    question: '¿Cómo obtengo la factura de mi unidad al terminar de pagar?',
    answer:
      '<p>Solicítela en <a href="/my-account/bills">Estados de cuenta y facturas</a>. Puede elegir el distribuidor donde la recogerá y ver cada paso del trámite.</p>',
  },
];

export const customerLeaseEnd = {
  question: '¿Cuándo aviso qué haré al final de mi contrato?',
  answer: `<p>A más tardar 60 días naturales antes del último vencimiento, al {telefono} o a <a href="mailto:{correo}">{correo}</a>.</p>`,
};

export const customerClaim = {
  question: '¿Qué datos necesito para reportar un siniestro?',
  answer:
    '<p>Número de póliza, número de serie de la unidad, lugar del percance y nombre del conductor. Llame primero a su aseguradora y después a nosotros.</p>',
};
