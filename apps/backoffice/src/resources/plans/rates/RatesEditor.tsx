import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { rateGaps } from '@flota/finance';
import { downPaymentName } from '@flota/figures';
import {
  type AdminPlanDetail,
  type AdminPlanRates,
  type PlanRules,
  RATE_REASON_MAX,
  type VehicleType,
} from '@flota/schemas';
import { useMemo, useReducer, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { http } from '../../../api/client.js';
import { Section } from '../../../components/Figures.js';
import { useTask } from '../../../components/use-task.js';
import { useLeaveWarning } from '../../../components/use-leave-warning.js';
import { rateConditions } from '../rate-conditions.js';
import { cellFacts } from './cell-facts.js';
import { edit, linesOf, openSheet } from './editor-state.js';
import { LinesButton } from './LinesButton.js';
import { PartButton } from './PartButton.js';
import { ProposalForm } from './ProposalForm.js';
import { RateGridTable } from './RateGridTable.js';
import { RateLoneLine } from './RateLoneLine.js';
import { RatesUnderWay } from './RatesUnderWay.js';
import { RateEffect } from './RateEffect.js';
import { useRateDraft, type DraftState } from './use-rate-draft.js';

interface RatesEditorProps {
  plan: AdminPlanDetail & { rules: PlanRules };
  rates: AdminPlanRates;
  types: readonly VehicleType[];
  onRead: () => void;
}

export function RatesEditor({ onRead, plan, rates, types }: RatesEditorProps) {
  const { rules } = plan;
  const { draft, today } = rates;
  const offered = rules.termsMonths;
  const downPayment = downPaymentName(rules.kind);
  const { run } = useTask();
  const { canAccess: mayPropose = false } = useCanAccess({ resource: 'rate-changes', action: 'ask' });
  const [state, dispatch] = useReducer(edit, undefined, () => openSheet(draft?.rates ?? rules.rates, offered));
  const [effectiveOn, setEffectiveOn] = useState(
    draft?.effectiveOn && draft.effectiveOn > today ? draft.effectiveOn : today,
  );
  const [reason, setReason] = useState(draft?.reason ?? '');

  const { now: sheet } = state;
  const lines = useMemo(() => linesOf(sheet), [sheet]);
  const wrong = Object.keys(sheet.wrong).length;
  const slugs = useMemo(() => types.map(({ slug }) => slug), [types]);
  const gaps = useMemo(
    () => rateGaps({ ...rules, rates: lines }, slugs, effectiveOn || today),
    [rules, lines, slugs, effectiveOn, today],
  );
  const unchanged = JSON.stringify(lines) === JSON.stringify(rules.rates);
  const day = effectiveOn || today;
  const mayBeKept = wrong === 0 && reason.trim().length <= RATE_REASON_MAX;
  const kept = useRateDraft(plan.id, draft, mayBeKept ? { rates: lines, effectiveOn: day, reason } : null);
  useLeaveWarning(!mayBeKept || kept.state !== 'kept');

  const discard = () =>
    run(async () => {
      await kept.close(() => http.send(`/api/admin/plans/${plan.id}/rate-draft`, { method: 'DELETE' }));
      onRead();
    }, 'El borrador se descartó.');

  return (
    <Stack spacing={2}>
      <RatesUnderWay rates={rates} plan={plan} />
      <Section
        title={`Tasas anuales, versión ${plan.version}`}
        actions={
          mayPropose && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography variant="body2" color="textSecondary" role="status">
                {draftWords(kept.state, wrong, draft !== null || !unchanged)}
              </Typography>
              <Button
                size="small"
                startIcon={<Undo />}
                disabled={state.past.length === 0}
                onClick={() => dispatch({ do: 'undo' })}
              >
                Deshacer
              </Button>
              <Button
                size="small"
                startIcon={<Redo />}
                disabled={state.future.length === 0}
                onClick={() => dispatch({ do: 'redo' })}
              >
                Rehacer
              </Button>
              <LinesButton
                lines={lines}
                downPayment={downPayment}
                onChange={(changed) => dispatch({ do: 'lines', lines: changed, terms: offered })}
              />
            </Box>
          )
        }
      >
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '80ch' }}>
          Como en una hoja de cálculo: escriba sobre una celda, muévase con las flechas, pegue un bloque desde Excel o
          Sheets. Una celda vacía no se ofrece. Nada cambia para los clientes hasta que se autorice y llegue su día.
        </Typography>
        <Stack spacing={3}>
          {sheet.blocks.map((block, index) =>
            block.kind === 'line' ? (
              <RateLoneLine key={index} line={block.line} types={types} downPayment={downPayment} />
            ) : (
              <Box key={index} component="section" aria-label={rateConditions(block.conditions, types, downPayment)}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 0.5 }}>
                  <Typography component="h3" variant="subtitle1">
                    {rateConditions(block.conditions, types, downPayment)}
                  </Typography>
                  {mayPropose && rules.kind !== 'pure_lease' && (
                    <PartButton
                      downPayment={downPayment}
                      onPart={(from) => dispatch({ do: 'part', block: index, from })}
                    />
                  )}
                </Box>
                <RateGridTable
                  name={`Tasas, ${rateConditions(block.conditions, types, downPayment)}`}
                  block={index}
                  grid={block}
                  sheet={sheet}
                  readOnly={!mayPropose}
                  downPayment={downPayment}
                  offered={offered}
                  dispatch={dispatch}
                  factsOf={(row, column) =>
                    cellFacts(block, row, column, { rules, vehicleTypes: slugs, lines, gaps, day })
                  }
                />
              </Box>
            ),
          )}
        </Stack>
        {wrong > 0 && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {wrong === 1 ? 'Hay 1 celda por corregir' : `Hay ${wrong} celdas por corregir`}:{' '}
            {Object.values(sheet.wrong)[0]?.problem}
          </Alert>
        )}
      </Section>
      {mayPropose && (!unchanged || draft !== null) && (
        <>
          <RateEffect planId={plan.id} rates={lines} effectiveOn={day} waits={wrong > 0} />
          <ProposalForm
            planId={plan.id}
            approvalNeeded={rates.approvalNeeded}
            today={today}
            rates={lines}
            effectiveOn={effectiveOn}
            reason={reason}
            onEffectiveOn={setEffectiveOn}
            onReason={setReason}
            blocked={wrong > 0}
            before={kept.flush}
            after={kept.close}
            onDiscard={() => void discard()}
            onRead={onRead}
          />
        </>
      )}
    </Stack>
  );
}

function draftWords(state: DraftState, wrong: number, exists: boolean): string {
  if (wrong > 0) return 'El borrador se guarda en cuanto corrija lo marcado.';
  if (typeof state === 'object') return `El borrador no se guardó: ${state.problem}`;
  if (state === 'keeping') return 'Guardando el borrador…';
  return exists ? 'Borrador guardado.' : '';
}
