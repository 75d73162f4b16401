import type { ContractDetail, ContractSummary, CreditUse, CreditUseResult, PrepaymentEffect } from '@flota/schemas';
import { useState } from 'react';
import { previewCredit, spendCredit } from '../../../api/account/contracts.js';
import { fieldText } from '../../../api/field-texts.js';
import { failureText } from '../../../api/problem-texts.js';
import { Button } from '../../../components/Button.js';
import { RadioCards } from '../../../components/RadioCards.js';
import { Select } from '../../../components/Select.js';
import { Skeleton } from '../../../components/States.js';
import { TextInput } from '../../../components/TextInput.js';
import { formatMoney } from '../../../lib/format.js';
import { pesosToType, readPesos } from '../../../lib/peso-input.js';
import { refusedCode } from '../../../lib/refused-code.js';
import { useOnDemand } from '../../../lib/use-on-demand.js';
import { useSettled } from '../../../lib/use-settled.js';
import { contractName, useToday } from '../../account/index.js';
import { EFFECT_NAMES, effectWords } from '../../payments/index.js';
import { type CreditChoice, type SendCredit, useOf } from './credit-choices.js';
import { CreditOutcome } from './CreditOutcome.js';

interface CreditUseFormProps {
  contract: ContractDetail;
  choice: Exclude<CreditChoice, 'refund'>;
  receivers: readonly ContractSummary[];
  working: boolean;
  send: SendCredit;
  onDone: (done: { title: string; text: string }) => void;
}

/** How much, and how; what comes of it is shown before it is done. */
export function CreditUseForm({ contract, choice, receivers, working, send, onDone }: CreditUseFormProps) {
  const [typed, setTyped] = useState(() => pesosToType(contract.unapplied));
  const [effect, setEffect] = useState<PrepaymentEffect>(contract.effects[0] ?? 'term');
  const [toContractId, setToContractId] = useState(receivers[0]?.id ?? null);
  const [failure, setFailure] = useState<string>();
  const use = useOf(choice, { amount: readPesos(typed), effect, toContractId });
  const key = use && JSON.stringify(use);
  const wanted = useSettled(key);
  const today = useToday();
  const preview = useOnDemand(wanted && `${today} ${contract.id} ${wanted}`, (signal) =>
    previewCredit(contract.id, JSON.parse(wanted ?? '{}') as CreditUse, signal),
  );
  const current = key === wanted;
  const result = current && preview.state === 'ready' ? preview.value : null;
  const code = current && preview.state === 'failed' ? refusedCode(preview.error) : null;

  const submit = async () => {
    if (!use || !result || working) return;
    setFailure(undefined);
    try {
      onDone(doneWords(choice, await send(spendCredit, use)));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {choice === 'transfer' && (
        <Select
          label="A qué contrato"
          value={toContractId ?? ''}
          onChange={({ target }) => setToContractId(target.value)}
          options={receivers.map((receiver) => ({
            value: receiver.id,
            label: `${contractName(receiver)}, ${receiver.number}`,
          }))}
        />
      )}
      {choice !== 'payoff' && (
        <TextInput
          label="Cuánto"
          hint={`Hasta ${formatMoney(contract.unapplied)}.`}
          prefix="$"
          suffix="MXN"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={code ? fieldText(code) : undefined}
        />
      )}
      {choice === 'capital' && contract.effects.length > 1 && (
        <RadioCards
          legend="¿Qué quiere que cambie?"
          name="efecto-del-saldo"
          columns={contract.effects.length > 2 ? 1 : 2}
          value={effect}
          onChange={(value) => setEffect(value as PrepaymentEffect)}
          options={contract.effects.map((value) => ({ value, label: EFFECT_NAMES[value] }))}
        />
      )}
      <div aria-live="polite">
        {result ? (
          <CreditOutcome result={result} words={result.prepayment ? effectWords(result.prepayment) : []} />
        ) : null}
        {!result && !code && use && <Skeleton className="h-32" />}
      </div>
      {failure && (
        <p role="alert" className="text-brick">
          {failure}
        </p>
      )}
      <p className="text-[0.95rem] text-muted">
        Se hace en el momento y queda en sus movimientos. No se puede deshacer en línea.
      </p>
      <Button type="submit" size="lg" className="w-full" disabled={!result} loading={working} loadingLabel="Aplicando…">
        {BUTTONS[choice]}
      </Button>
    </form>
  );
}

const BUTTONS: Record<CreditUseFormProps['choice'], string> = {
  capital: 'Abonar a capital',
  payoff: 'Liquidar con mi saldo',
  transfer: 'Pasar al otro contrato',
};

function doneWords(
  choice: CreditUseFormProps['choice'],
  { amount, to }: CreditUseResult,
): { title: string; text: string } {
  switch (choice) {
    case 'capital':
      return { title: 'Su abono ya está aplicado', text: `Abonamos ${formatMoney(amount)} de su saldo a favor.` };
    case 'payoff':
      return { title: 'Su contrato está liquidado', text: 'En “Documentos” tendrá su carta finiquito.' };
    case 'transfer':
      return {
        title: 'Su saldo ya está en el otro contrato',
        text: `Pasamos ${formatMoney(amount)} a ${to?.label ?? 'su contrato'}, donde paga lo que vaya venciendo.`,
      };
  }
}
