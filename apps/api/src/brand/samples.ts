import type { Letter } from '../platform/mail/letter.js';

/** What the previews say: as long as what customers get, and about nobody. */
export const SAMPLE_LETTER: Letter = {
  subject: 'Recibimos su pago',
  title: 'Recibimos su pago',
  folio: 'P-0000-000000',
  preheader: 'Así se ven los correos con esta imagen.',
  paragraphs: [
    'Hola, Transportes de Ejemplo:',
    'Este es un correo de muestra. Así leerán sus clientes los avisos, cotizaciones y comprobantes con la imagen del borrador.',
  ],
  figures: [
    { label: 'Importe', value: '$65,502.73' },
    { label: 'Contrato', value: 'C-0000' },
  ],
  button: { label: 'Ver mi contrato', url: 'https://ejemplo.invalid' },
  whyReceived: 'Correo de muestra: no se envía a nadie.',
};

export const SAMPLE_PAPER = {
  title: 'Carta de muestra',
  folio: 'L-0000-000000',
  date: 'Documento de muestra',
  holder: 'Transportes de Ejemplo, S.A. de C.V.',
  opening: ['Así se ven las cartas, cotizaciones y estados de cuenta con la imagen del borrador.'],
  facts: [
    { label: 'Contrato', value: 'C-0000' },
    { label: 'Plan', value: 'Crédito Directo' },
    { label: 'Vehículo', value: 'Tractocamión' },
  ],
  amounts: [
    { label: 'Capital', value: '$1,250,000.00' },
    { label: 'Intereses', value: '$18,240.55' },
  ],
  total: { label: 'Total', note: 'Importe de muestra', value: '$1,268,240.55' },
  closing: ['Este documento no obliga a nadie.'],
};
