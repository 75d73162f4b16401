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
