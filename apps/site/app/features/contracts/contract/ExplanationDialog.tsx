import type { AccountInstalment, ContractDetail, InstalmentExplanation } from '@flota/schemas';
import { useId } from 'react';
import { explainInstalment } from '../../../api/account/contracts.js';
import { Dialog, DialogCloseButton } from '../../../components/Dialog.js';
import { Money } from '../../../components/Money.js';
import { classNames } from '../../../lib/class-names.js';
import { AccountData, useAccountData } from '../../account/index.js';
import { instalmentNoun } from '../due.texts.js';
import { explain, type ExplanationLine, instalmentTitle } from './explanation-lines.js';

interface ExplanationDialogProps {
  contract: Pick<ContractDetail, 'id' | 'kind'>;
  /** `null` while nothing is asked. */
  instalment: AccountInstalment | null;
  onClose: () => void;
}

/** Answers "¿por qué debo esto?". */
export function ExplanationDialog({ contract, instalment, onClose }: ExplanationDialogProps) {
  const headingId = useId();
  return (
    <Dialog open={instalment !== null} onClose={onClose} labelledBy={headingId} className="w-[40rem]">
      {instalment && (
        <div className="p-5 tablet:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={headingId} className="heading-card">
              {instalmentTitle(instalment, contract.kind)}:{' '}
              {instalment.state === 'paid' ? 'cómo se calculó' : '¿por qué debo esto?'}
            </h2>
            <DialogCloseButton onClose={onClose} className="-mt-2 -mr-2 shrink-0" />
          </div>
          <Explained contract={contract} instalment={instalment} />
        </div>
      )}
    </Dialog>
  );
}

function Explained({
  contract,
  instalment,
}: {
  contract: { id: string; kind: string };
  instalment: AccountInstalment;
}) {
  const key = `explanation ${contract.id} ${instalment.number}`;
  const data = useAccountData(key, () => explainInstalment(contract.id, instalment.number));
  return (
    <div className="mt-4">
      <AccountData data={data} what="la explicación">
        {(explanation) => <Arithmetic explanation={explanation} contractKind={contract.kind} />}
      </AccountData>
    </div>
  );
}

function Arithmetic({ explanation, contractKind }: { explanation: InstalmentExplanation; contractKind: string }) {
  const { instalment } = explanation;
  const { schedule, late, received } = explain(explanation);
  const total = instalment.kind === 'regular' ? `Total de la ${instalmentNoun(contractKind)}` : 'Total';
  return (
    <>
      <dl>
        {schedule.map((line) => (
          <Line key={line.label} line={line} />
        ))}
        <Sum label={total} amount={instalment.total} />
        {late.map((line) => (
          <Line key={line.label} line={line} />
        ))}
        {received.map((line, index) => (
          <Line key={index} line={line} />
        ))}
        {instalment.state !== 'optional' && <Sum label="Le falta pagar" amount={instalment.owed} strong />}
      </dl>
      {late.length > 0 && instalment.state !== 'paid' && (
        <p className="measure mt-4 text-[0.95rem] text-muted">
          Los moratorios crecen cada día y se detienen el día en que paga lo vencido.
        </p>
      )}
    </>
  );
}

function Line({ line: { label, arithmetic, amount } }: { line: ExplanationLine }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-3">
      <dt className="font-semibold">{label}</dt>
      <dd className="font-semibold">
        <Money amount={amount} />
      </dd>
      {arithmetic && <dd className="tabular col-span-2 text-[0.9rem] leading-snug text-muted">{arithmetic}</dd>}
    </div>
  );
}

function Sum({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4 py-3 font-display font-semibold',
        strong ? 'text-[1.35rem]' : 'border-b-2 border-ink text-[1.1rem]',
      )}
    >
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
