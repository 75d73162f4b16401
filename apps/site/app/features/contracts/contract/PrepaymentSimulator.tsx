import type { ContractDetail, PrepaymentSimulation } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { simulatePrepayment } from '../../../api/account/contracts.js';
import { boxFailureText } from '../../../api/field-texts.js';
import { Button } from '../../../components/Button.js';
import { monthsSooner, PrepaymentPanel, type PrepaymentResult } from '../../../components/PrepaymentPanel.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { usePaymentAlert } from '../../payments/index.js';
import { toCents } from '@flota/figures';
import { PESOS_EXPECTED, pesosToType, readPesos } from '../../../lib/peso-input.js';
import { useOnDemand } from '../../../lib/use-on-demand.js';
import { daysUntil } from '../due.texts.js';

/** From the last key to the call. */
const PAUSE = 400;

interface PrepaymentSimulatorProps {
  contract: Pick<ContractDetail, 'id' | 'outstandingCapital'>;
  minimum: string;
  today: string;
}

/** What a payment to capital today would change, by the ledger's own arithmetic. */
export function PrepaymentSimulator({ contract, minimum, today }: PrepaymentSimulatorProps) {
  const [typed, setTyped] = useState(() => pesosToType(minimum));
  const { open } = usePaymentAlert();
  const amount = readPesos(typed);
  const mistake = mistakeOf(amount, minimum, contract.outstandingCapital);
  const wanted = useSettled(mistake ? null : amount);
  const simulation = useOnDemand(wanted && `${contract.id} ${wanted}`, (signal) =>
    simulatePrepayment(contract.id, wanted ?? minimum, signal),
  );
  const refused = simulation.state === 'failed' ? boxFailureText(simulation.error, 'amount') : undefined;
  return (
    <PrepaymentPanel
      label="Si hoy abono"
      hint={`Mínimo ${formatMoney(minimum)}.`}
      error={mistake ?? refused}
      typed={typed}
      onType={setTyped}
      below={
        <Button
          variant="secondary"
          className="mt-6 max-tablet:w-full"
          onClick={() => open({ contractId: contract.id, kind: 'prepayment' })}
        >
          Abonar a capital
        </Button>
      }
      results={!mistake && simulation.state === 'ready' ? results(simulation.value, today) : null}
      working="Calculando…"
    />
  );
}

function mistakeOf(amount: string | null, minimum: string, capital: string | null): string | undefined {
  if (amount === null) return PESOS_EXPECTED;
  if (toCents(amount) < toCents(minimum)) return `El abono mínimo es de ${formatMoney(minimum)}.`;
  if (capital !== null && toCents(amount) >= toCents(capital)) {
    return `Debe ${formatMoney(capital)} de capital. Para pagarlo todo, vea “Liquidar”.`;
  }
  return undefined;
}

function results(simulation: PrepaymentSimulation, today: string): PrepaymentResult[] {
  const { after, amount, before, interestSaved, total } = simulation;
  const months = Math.round(daysUntil(before.lastDueOn, after.lastDueOn) / 30.44);
  return [
    {
      name: 'Termina de pagar',
      value: before.lastDueOn === after.lastDueOn ? 'En el mismo mes' : monthsSooner(months),
      note: `El ${formatDate(after.lastDueOn)} en vez del ${formatDate(before.lastDueOn)}. Su último pago sería de ${formatMoney(after.lastPayment)}.`,
    },
    { name: 'Intereses que ya no paga', value: formatMoney(interestSaved) },
    {
      name: 'Capital que le quedaría',
      value: formatMoney(after.balance),
      note:
        toCents(total) > toCents(amount)
          ? `Hoy pagaría ${formatMoney(total)}: el abono, los intereses hasta hoy y lo que ya vence.`
          : `Calculado al ${formatDate(today)}.`,
    },
  ];
}

/** What was typed, once the typing has stopped. */
function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
