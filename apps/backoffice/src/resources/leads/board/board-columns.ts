import type { AdminLead, LeadBoardColumn, LeadStage } from '@flota/schemas';

/** The board as it is going to be when a lead has moved: it comes first where it goes. */
export const movedOnBoard = (columns: readonly LeadBoardColumn[], lead: AdminLead, to: LeadStage): LeadBoardColumn[] =>
  columns.map((column) => {
    const others = column.leads.filter(({ id }) => id !== lead.id);
    if (column.stage === to) {
      return { ...column, count: column.count + 1, leads: [{ ...lead, stage: to, answerDueAt: null }, ...others] };
    }
    return column.stage === lead.stage ? { ...column, count: column.count - 1, leads: others } : column;
  });
