import { type AdminLead, LEAD_STAGE_NAMES, type LeadMove, type LeadStage } from '@flota/schemas';
import { type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ApiProblem } from '../../../api/problem.js';
import { UndoNotice } from '../../../components/UndoNotice.js';
import { LostDialog } from './LostDialog.js';
import { sendMove, wayBack } from './lead-moves.js';
import { WonDialog } from './WonDialog.js';

/**
 * Moves leads: at once, or by a dialog where something has to be said of it. Each offers the way back.
 *
 * @param foresee shows it where it is going to be, and answers how to take that back when it is refused
 */
export function useMoves(foresee?: (lead: AdminLead, to: LeadStage) => () => void): {
  move: (lead: AdminLead, to: LeadStage) => void;
  dialog: ReactNode;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [asked, setAsked] = useState<{ lead: AdminLead; to: 'won' | 'lost' }>();

  const send = async (lead: AdminLead, move: LeadMove, done: () => void) => {
    const takeBack = foresee?.(lead, move.to);
    try {
      await sendMove(lead.id, move);
      done();
    } catch (error) {
      takeBack?.();
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: 'error' });
    } finally {
      refresh();
    }
  };

  const told = (lead: AdminLead, to: LeadStage) => {
    const back = wayBack(lead, to);
    const undo = back && (() => void send({ ...lead, stage: to }, back, () => notify('Se deshizo.')));
    notify(<UndoNotice said={`${lead.name}: ${LEAD_STAGE_NAMES[to].toLowerCase()}`} undo={undo} />);
  };

  const move = (lead: AdminLead, to: LeadStage) => {
    if (to === lead.stage) return;
    if (to === 'won' || to === 'lost') return setAsked({ lead, to });
    void send(lead, { from: lead.stage, to }, () => told(lead, to));
  };

  const close = () => setAsked(undefined);
  const dialog = asked && (
    <>
      {asked.to === 'won' && <WonDialog lead={asked.lead} onClose={close} onDone={() => told(asked.lead, 'won')} />}
      {asked.to === 'lost' && <LostDialog lead={asked.lead} onClose={close} onDone={() => told(asked.lead, 'lost')} />}
    </>
  );
  return { move, dialog };
}
