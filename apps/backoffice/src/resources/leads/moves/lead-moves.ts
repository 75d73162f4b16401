import type { AdminLead, LeadMove, LeadStage } from '@flota/schemas';
import { http } from '../../../api/client.js';

export const sendMove = (id: string, move: LeadMove): Promise<unknown> =>
  http.send(`/api/admin/leads/${id}/move`, { method: 'POST', body: move });

/** What takes a lead back to where it was; `null` of one that was won by the CRM, whose contract nobody wrote down. */
export function wayBack({ stage, contract, lost }: AdminLead, from: LeadStage): LeadMove | null {
  if (stage === 'won') return contract && { from, to: 'won', contract: contract.number };
  if (stage === 'lost') return lost && { from, to: 'lost', ...lost };
  return { from, to: stage };
}
