import { type AdminLead, LEAD_STAGE_NAMES, type LeadMove, type LeadStage } from '@flota/schemas';
import { type ReactNode, useRef, useState } from 'react';
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

  /** One after the other: each says from where it goes, which isn't so before the one ahead of it is done. */
  const queue = useRef(Promise.resolve());
  const newest = useRef<LeadMove>(undefined);
  const send = (lead: AdminLead, move: LeadMove, done: () => void) => {
    const takeBack = foresee?.(lead, move.to);
    const sent = async () => {
      try {
        await sendMove(lead.id, move);
        done();
      } catch (error) {
        takeBack?.();
        if (!(error instanceof ApiProblem)) throw error;
        notify(error.message, { type: 'error' });
      } finally {
        // What is still to come is shown already, and reading the board now would show it undone.
        if (newest.current === move) refresh();
      }
    };
    newest.current = move;
    queue.current = queue.current.catch(() => undefined).then(sent);
  };

  const told = (lead: AdminLead, to: LeadStage) => {
    const back = wayBack(lead, to);
    const undo = back && (() => send({ ...lead, stage: to }, back, () => notify('Se deshizo.')));
    notify(<UndoNotice said={`${lead.name}: ${LEAD_STAGE_NAMES[to].toLowerCase()}`} undo={undo} />);
  };

  const move = (lead: AdminLead, to: LeadStage) => {
    if (to === lead.stage) return;
    if (to === 'won' || to === 'lost') return setAsked({ lead, to });
    send(lead, { from: lead.stage, to }, () => told(lead, to));
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
