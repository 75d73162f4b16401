import type { AdminLead } from '@flota/schemas';

const LEAD = Symbol('lead');

export const asDragged = (lead: AdminLead): Record<symbol, unknown> => ({ [LEAD]: lead });

/** What is dragged, where it is a lead. */
export const draggedLead = (data: Record<string | symbol, unknown>): AdminLead | undefined =>
  data[LEAD] as AdminLead | undefined;
