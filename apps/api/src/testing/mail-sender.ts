import type { Sender } from '../platform/mail/sender.js';

/** Whose mails are looked at. */
export const sender: Sender = {
  name: 'Flota',
  legalName: 'Flota Demo, S.A.',
  tagline: 'Financiamiento',
  phone: '800 555 0100',
  email: 'atencion@flota.test',
  supportHours: ['Lunes a viernes'],
  address: 'Av. Uno 2',
};
