import type { ContractDetail, PrepaymentSimulation } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { simulatePrepayment } from '../../../api/account/contracts.js';
import { boxFailureText } from '../../../api/field-texts.js';
import { Button } from '../../../components/Button.js';
import { TextInput } from '../../../components/TextInput.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { usePaymentAlert } from '../../payments/PaymentAlert.js';
import { toCents } from '@flota/figures';
import { pesosToType, readPesos } from '../../quote/peso-input.js';
import { useOnDemand } from '../../quote/use-on-demand.js';
import { daysUntil } from '../due-words.js';
import { ResultList } from './ResultList.js';

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
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-2">
      <div>
        <TextInput
          label="Si hoy abono"
          hint={`Mínimo ${formatMoney(minimum)}.`}
          error={mistake ?? refused}
          name="prepayment"
          prefix="$"
          suffix="MXN"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="secondary"
          className="mt-6 max-tablet:w-full"
          onClick={() => open({ contractId: contract.id, kind: 'prepayment' })}
        >
          Abonar a capital
        </Button>
      </div>
      <div
        role="status"
        className="border-t-2 border-ink pt-5 desktop:border-t-0 desktop:border-l-4 desktop:border-amber desktop:pt-0 desktop:pl-7"
      >
        {!mistake && simulation.state === 'ready' ? (
          <ResultList results={results(simulation.value, today)} />
        ) : (
          <p className="text-muted">
            {mistake || refused ? 'Corrija el abono y aquí verá lo que ahorra.' : 'Calculando…'}
          </p>
        )}
      </div>
    </div>
  );
}

function mistakeOf(amount: string | null, minimum: string, capital: string | null): string | undefined {
  if (amount === null) return 'Escriba el abono en pesos, por ejemplo 200,000.00.';
  if (toCents(amount) < toCents(minimum)) return `El abono mínimo es de ${formatMoney(minimum)}.`;
  if (capital !== null && toCents(amount) >= toCents(capital)) {
    return `Debe ${formatMoney(capital)} de capital. Para pagarlo todo, vea “Liquidar”.`;
  }
  return undefined;
}

function results(simulation: PrepaymentSimulation, today: string) {
  const { paymentsSaved, interestSaved, lastDueOnBefore, lastDueOnAfter, lastPaymentAmount } = simulation;
  const { balanceAfter, vatOnPrepayment, total } = simulation;
  const months = Math.round(daysUntil(lastDueOnBefore, lastDueOnAfter) / 30.44);
  return [
    {
      name: 'Termina de pagar',
      value: paymentsSaved === 0 ? 'En el mismo mes' : months === 1 ? 'Un mes antes' : `${months} meses antes`,
      note: `El ${formatDate(lastDueOnAfter)} en vez del ${formatDate(lastDueOnBefore)}. Su último pago sería de ${formatMoney(lastPaymentAmount)}.`,
    },
    { name: 'Intereses que ya no paga', value: formatMoney(interestSaved), note: undefined },
    {
      name: 'Capital que le quedaría',
      value: formatMoney(balanceAfter),
      note:
        toCents(vatOnPrepayment) > 0n
          ? `Hoy pagaría ${formatMoney(total)}: el abono y ${formatMoney(vatOnPrepayment)} de IVA.`
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
