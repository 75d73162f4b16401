import { type AdminLead, type LeadStage, LOST_REASON_NAMES } from '@flota/schemas';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { LEAD_STAGE_LOOK } from '../../components/states/leads.js';
import { formatInstant } from '../../i18n/format.js';
import { AnswerClock } from '../../components/answer-clock/AnswerClock.js';
import { MoveMenu } from './moves/MoveMenu.js';
import { useMoves } from './moves/use-moves.js';
import { OwnerControl } from './owners/OwnerControl.js';

/** How far a lead is, and whose work it is. */
export function LeadStanding({ lead: known }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const { lead, foresee } = useForesight(known);
  const { move, dialog } = useMoves(foresee);
  const { stage, stageAt, contract, lost, owner } = lead;
  return (
    <Section
      title="Seguimiento"
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <AnswerClock answerDueAt={lead.answerDueAt} />
          <StateChip look={LEAD_STAGE_LOOK[stage]} />
          {canAccess && <MoveMenu lead={lead} onMove={move} />}
        </Box>
      }
    >
      <Figures>
        <Figure label="En esta etapa desde">{formatInstant(stageAt)}</Figure>
        {contract && (
          <Figure label="Contrato">
            <RecordLink resource="contracts" id={contract.id}>
              {contract.number}
            </RecordLink>
          </Figure>
        )}
        {lost && <Figure label="Se perdió por">{LOST_REASON_NAMES[lost.reason]}</Figure>}
        {lost?.note && <Figure label="En palabras del equipo">{lost.note}</Figure>}
        {!canAccess && <Figure label="Responsable">{owner?.name ?? 'Nadie todavía'}</Figure>}
      </Figures>
      {canAccess && (
        <Box sx={{ mt: 2 }}>
          <OwnerControl lead={lead} />
        </Box>
      )}
      {dialog}
    </Section>
  );
}

/** The lead in the stage it is going to until it was read there: moved once more before, it goes on from that one. */
function useForesight(known: AdminLead) {
  const [stage, setStage] = useState<LeadStage>();
  const [readAt, setReadAt] = useState(known.stageAt);
  if (readAt !== known.stageAt) {
    setReadAt(known.stageAt);
    setStage(undefined);
  }
  const foresee = (_lead: AdminLead, to: LeadStage) => {
    setStage(to);
    return () => setStage(undefined);
  };
  return { lead: stage ? { ...known, stage } : known, foresee };
}
