import type { AdminLead } from '@flota/schemas';
import { sendMove } from './lead-moves.js';
import { ReasonDialog } from './ReasonDialog.js';

export const LostDialog = ({ lead, ...dialog }: { lead: AdminLead; onClose: () => void; onDone: () => void }) => (
  <ReasonDialog
    {...dialog}
    title={`¿Por qué se perdió a ${lead.name}?`}
    from={lead.stage}
    send={(move) => sendMove(lead.id, move)}
  />
);
