import type { z } from 'zod';
import type { contactRequestSchema, prospectRequestSchema, syntageRequestSchema } from '@flota/schemas';

const person = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '55 1234 5678', consent: true } as const;

/** What a visitor sends with each form of the site. */
export const contactForm: z.input<typeof contactRequestSchema> = {
  ...person,
  subject: 'payments',
  message: 'Quiero adelantar tres mensualidades de mi contrato.',
  source: { utmSource: 'boletin', page: '/contacto' },
};

export const prospectForm: z.input<typeof prospectRequestSchema> = {
  ...person,
  personType: 'moral',
  stateId: '19',
  preferredTime: 'morning',
  plan: 'arrendamiento-puro',
  vehicle: 'cascadia-126',
};

export const syntageForm: z.input<typeof syntageRequestSchema> = { ...person, rfc: 'EKU9003173C9' };
