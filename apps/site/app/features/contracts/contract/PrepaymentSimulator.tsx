import type { ContractDetail, PrepaymentEffect, PrepaymentSimulation } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { useState } from 'react';
import { fieldText } from '../../../api/field-texts.js';
import { Button } from '../../../components/Button.js';
import { PrepaymentPanel, type PrepaymentResult } from '../../../components/PrepaymentPanel.js';
import { formatDate, formatMoney } from '../../../lib/format.js';
import { pesosExpected, pesosToType, readPesos } from '../../../lib/peso-input.js';
import { besidesWords, EffectCards, usePaymentAlert, usePrepaymentEffects } from '../../payments/index.js';
import { Allowed } from '../../account/index.js';

interface PrepaymentSimulatorProps {
  contract: Pick<ContractDetail, 'id' | 'outstandingCapital' | 'effects'>;
  minimum: string;
}

/** What a payment to capital today would change, by the ledger's own arithmetic, each effect beside the others. */
export function PrepaymentSimulator({ contract, minimum }: PrepaymentSimulatorProps) {
  const [typed, setTyped] = useState(() => pesosToType(minimum));
  const [effect, setEffect] = useState<PrepaymentEffect>(contract.effects[0] ?? 'term');
  const { open } = usePaymentAlert();
  const amount = readPesos(typed);
  const mistake = mistakeOf(amount, minimum, contract.outstandingCapital);
  const { refused, simulations } = usePrepaymentEffects(contract.id, mistake ? null : amount, contract.effects);
  const chosen = simulations?.find((simulation) => simulation.effect === effect) ?? simulations?.[0];
  return (
    <PrepaymentPanel
      label="Si hoy abono"
      hint={`Mínimo ${formatMoney(minimum)}.`}
      error={mistake ?? (refused ? fieldText(refused) : undefined)}
      typed={typed}
      onType={setTyped}
      results={!mistake && chosen ? results(chosen) : null}
      working="Calculando…"
    >
      {simulations && simulations.length > 1 && (
        <EffectCards simulations={simulations} value={effect} onChange={setEffect} columns={1} />
      )}
      <Allowed to="pay">
        <Button
          variant="secondary"
          className="justify-self-start max-tablet:w-full"
          onClick={() =>
            open({
              contractId: contract.id,
              kind: 'prepayment',
              ...(amount && { amount }),
              effect: chosen?.effect ?? effect,
            })
          }
        >
          Abonar a capital
        </Button>
      </Allowed>
    </PrepaymentPanel>
  );
}

function mistakeOf(amount: string | null, minimum: string, capital: string | null): string | undefined {
  if (amount === null) return pesosExpected();
  if (toCents(amount) < toCents(minimum)) return `El abono mínimo es de ${formatMoney(minimum)}.`;
  if (capital !== null && toCents(amount) >= toCents(capital)) {
    return `Debe ${formatMoney(capital)} de capital. Para pagarlo todo, vea “Liquidar”.`;
  }
  return undefined;
}

function results(simulation: PrepaymentSimulation): PrepaymentResult[] {
  const { after, before, interestSaved, total } = simulation;
  const besides = besidesWords(simulation);
  return [
    {
      name: 'Intereses que ya no paga',
      value: formatMoney(interestSaved),
      note:
        before.lastDueOn === after.lastDueOn
          ? `Termina el ${formatDate(after.lastDueOn)}, como hasta ahora.`
          : `Termina el ${formatDate(after.lastDueOn)} en vez del ${formatDate(before.lastDueOn)}.`,
    },
    {
      name: 'Capital que le quedaría',
      value: formatMoney(after.balance),
      note: `Hoy debe ${formatMoney(before.balance)} que todavía no vence.`,
    },
    { name: 'Hoy pagaría', value: formatMoney(total), ...(besides && { note: besides }) },
  ];
}
