import MoveUp from '@mui/icons-material/SwapHorizOutlined';
import { type AdminLead, LEAD_STAGE_NAMES, type LeadMove, type LeadStage, type LostReason } from '@flota/schemas';
import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { MenuButton } from '../../../components/selection/MenuButton.js';
import { useBulk } from '../../../components/selection/use-bulk.js';
import { useChosen } from '../../../components/selection/use-chosen.js';
import { useTask } from '../../../components/use-task.js';
import { formatCount } from '../../../i18n/format.js';
import { wayBack } from './lead-moves.js';
import { ReasonDialog } from './ReasonDialog.js';

/** Which need no words; what was won names its contract, one by one. */
const PLAIN = ['new', 'contacted', 'qualified'] as const satisfies LeadStage[];

/** What a lead is moved to, from wherever it is. */
type Destination = { to: (typeof PLAIN)[number] } | { to: 'lost'; reason: LostReason; note: string };

interface Moved {
  id: string;
  move: LeadMove;
}

/** Moves the chosen leads to a stage; lost ones with one reason for all of them. */
export function MoveChosen() {
  const chosen = useChosen<AdminLead>();
  const bulk = useBulk<Moved>();
  const { busy, run } = useTask();
  const [asksWhy, setAsksWhy] = useState(false);

  const moveAll = async (destination: Destination, inDialog = false) => {
    const rows = await chosen();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const changes = rows.map((lead) => {
      const { id, stage } = lead;
      const back = stage === destination.to ? null : wayBack(lead, destination.to);
      return { id, row: { id, move: { ...destination, from: stage } }, back: back && { id, move: back } };
    });
    const path = '/api/admin/leads/moves';
    await bulk({
      path,
      changes,
      done: (count) => said(count, destination.to),
      nameOf: (id) => names.get(id),
      inDialog,
    });
  };

  return (
    <>
      <MenuButton label="Mover" icon={<MoveUp />} busy={busy}>
        {(close) => [
          ...PLAIN.map((to) => (
            <MenuItem key={to} onClick={close(() => void run(() => moveAll({ to })))}>
              {LEAD_STAGE_NAMES[to]}
            </MenuItem>
          )),
          <MenuItem key="lost" onClick={close(() => setAsksWhy(true))}>
            {LEAD_STAGE_NAMES.lost}…
          </MenuItem>,
        ]}
      </MenuButton>
      {asksWhy && (
        <ReasonDialog
          title="¿Por qué se perdieron?"
          from="new"
          send={({ note, reason }) => moveAll({ to: 'lost', reason, note }, true)}
          onClose={() => setAsksWhy(false)}
        />
      )}
    </>
  );
}

const said = (count: number, to: LeadStage): string =>
  `${count === 1 ? '1 solicitud pasó' : `${formatCount(count)} solicitudes pasaron`} a ${LEAD_STAGE_NAMES[to].toLowerCase()}.`;
