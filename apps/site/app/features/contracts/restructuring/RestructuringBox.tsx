import { toCents } from '@flota/figures';
import { dayInMexico, type Restructuring } from '@flota/schemas';
import { useState } from 'react';
import { DateText } from '../../../components/Money.js';
import { readRestructuring } from '../../../api/account/restructurings.js';
import { Allowed, useAccountData } from '../../account/index.js';
import { AnswerForm } from './AnswerForm.js';
import { Comparison } from './Comparison.js';
import { NewSchedule } from './NewSchedule.js';
import { changeWords } from './restructuring.texts.js';

/** Other instalments that the lender proposes, to be accepted; or since when they are as accepted. */
export function RestructuringBox({ contractId }: { contractId: string }) {
  const data = useAccountData(`restructuring ${contractId}`, () => readRestructuring(contractId));
  if (data.state !== 'ready' || !data.value.restructuring) return null;
  const { restructuring } = data.value;
  return restructuring.state === 'accepted' ? (
    <Accepted restructuring={restructuring} />
  ) : (
    <Proposal restructuring={restructuring} onChanged={data.reload} />
  );
}

const Accepted = ({ restructuring: { endedAt } }: { restructuring: Restructuring }) => (
  <p role="status" className="mb-6 border-l-4 border-agave pl-4">
    Este contrato se paga con las condiciones que aceptó el{' '}
    {endedAt && <DateText date={dayInMexico(new Date(endedAt))} />}. En “Mensualidades” está su tabla de pagos.
  </p>
);

interface ProposalProps {
  restructuring: Restructuring;
  onChanged: () => Promise<void>;
}

function Proposal({ restructuring, onChanged }: ProposalProps) {
  const { figures, id, shown, validUntil } = restructuring;
  // Outlives the form, which begins anew with other figures.
  const [failure, setFailure] = useState<string>();
  if (!figures || !shown) return null;
  return (
    <section
      id="reestructura"
      aria-labelledby="reestructura-titulo"
      className="mb-6 rounded border border-line border-l-4 border-l-amber bg-paper p-5 tablet:p-8"
    >
      <h2 id="reestructura-titulo" className="heading-card">
        Le proponemos reestructurar este contrato
      </h2>
      {failure && (
        <p role="alert" className="measure mt-2 font-semibold text-brick">
          {failure}
        </p>
      )}
      <p className="measure mt-2">{changeWords(restructuring, figures)}</p>
      <p className="measure mt-2 text-muted">
        Nada cambia mientras usted no acepte. Puede hacerlo a más tardar el{' '}
        <DateText date={validUntil} className="font-semibold" />.
        {toCents(figures.due) > 0n && ' Lo que ya venció se sigue debiendo y no entra en la reestructura.'}
      </p>
      <Comparison figures={figures} />
      <NewSchedule figures={figures} />
      <Allowed to="manage">
        <AnswerForm
          key={shown}
          id={id}
          shown={shown}
          onRefused={async (reason) => {
            await onChanged();
            setFailure(reason);
          }}
        />
      </Allowed>
    </section>
  );
}
