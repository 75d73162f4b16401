/** How far a lead has come, in the order of the board. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'won', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const LEAD_STAGE_NAMES = {
  new: 'Nueva',
  contacted: 'Contactada',
  qualified: 'Calificada',
  won: 'Ganada',
  lost: 'Perdida',
} as const satisfies Record<LeadStage, string>;

/** Why one was lost, as staff choose it. */
export const LOST_REASONS = [
  'no_response',
  'price',
  'not_eligible',
  'other_lender',
  'postponed',
  'not_real',
  'other',
] as const;

/** Of those that were closed before there were stages: nobody wrote down whether they were won. */
const UNRECORDED = 'unrecorded';

export const STORED_LOST_REASONS = [...LOST_REASONS, UNRECORDED] as const;
export type LostReason = (typeof STORED_LOST_REASONS)[number];

export const LOST_REASON_NAMES = {
  no_response: 'No respondió',
  price: 'Precio o mensualidad',
  not_eligible: 'No califica',
  other_lender: 'Eligió a otra financiera',
  postponed: 'Lo dejó para después',
  not_real: 'Datos falsos o prueba',
  other: 'Otro motivo',
  unrecorded: 'Cerrada antes de que hubiera etapas',
} as const satisfies Record<LostReason, string>;
