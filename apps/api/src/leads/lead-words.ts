import type { CONTACT_SUBJECTS, PreferredTime } from '@flota/schemas';

/** As part of a sentence: "le llamará por la mañana". */
export const WHEN: Record<PreferredTime, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  any: 'en cuanto un asesor esté disponible',
};

export const SUBJECTS: Record<(typeof CONTACT_SUBJECTS)[number], string> = {
  financing: 'financiamiento',
  contract: 'su contrato',
  payments: 'pagos',
  invoices: 'facturas',
  insurance: 'seguros',
  other: 'otro asunto',
};

/** `+525512345678` as people read it, `55 1234 5678`, on one line. */
export const phoneLabel = (phone: string): string => phone.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '$1\u00a0$2\u00a0$3');
