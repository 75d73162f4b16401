import type { CreateQuoteRequest } from '@flota/schemas';

/** Reference case C01: a Cascadia of 3,480,000 for a company, 20 % down, 60 months. */
export const c01: CreateQuoteRequest = {
  plan: 'credito-directo',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 60,
  contact: { name: 'Transportes Rosales del Norte', email: 'compras@rosales.example', phone: '81 5555 0130' },
  consent: true,
};

/** The same for another mailbox, so that a test finds its own mail. */
export const quoteFor = (email: string): CreateQuoteRequest => ({ ...c01, contact: { ...c01.contact, email } });
