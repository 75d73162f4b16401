import { toCents } from '@flota/figures';
import { type ContractDetail, dayInMexico, type Restructuring } from '@flota/schemas';
import { Download, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DateText } from '../../../components/Money.js';
import { saveFile } from '../../../lib/save-file.js';
import { openDocument } from '../../../api/account/contracts.js';
import { downloadProposedAgreement, readRestructuring } from '../../../api/account/restructurings.js';
import { Allowed, OpenFileButton, useAccountData } from '../../account/index.js';
import { useFocusOnNews } from '../../../lib/use-focus.js';
import { AnswerForm } from './AnswerForm.js';
import { Comparison } from './Comparison.js';
import { NewSchedule } from './NewSchedule.js';
import { changeWords } from './restructuring.texts.js';

/** Other instalments that the lender proposes, to be accepted; or since when they are as accepted. A lease has none. */
export const RestructuringBox = ({ contract: { id, kind } }: { contract: Pick<ContractDetail, 'id' | 'kind'> }) =>
  kind === 'direct_credit' || kind === 'flexibility' ? <OfCredit contractId={id} /> : null;

function OfCredit({ contractId }: { contractId: string }) {
  const data = useAccountData(`restructuring ${contractId}`, () => readRestructuring(contractId));
  if (data.state !== 'ready' || !data.value.restructuring) return null;
  const { restructuring } = data.value;
  return restructuring.state === 'accepted' ? (
    <Accepted restructuring={restructuring} />
  ) : (
    <Proposal restructuring={restructuring} onChanged={data.reload} />
  );
}

/** Answered in this visit and not told of yet. Outlives the page, all of which is asked for anew. */
const answered = new Set<string>();

function Accepted({ restructuring: { documentId, endedAt, id } }: { restructuring: Restructuring }) {
  const [isNews] = useState(() => answered.has(id));
  const notice = useFocusOnNews<HTMLDivElement>(isNews);
  useEffect(() => void answered.delete(id), [id]);
  return (
    <div ref={notice} tabIndex={-1} className="mb-6 border-l-4 border-agave pl-4 outline-none">
      <p role="status">
        Este contrato se paga con las condiciones que aceptó el{' '}
        {endedAt && <DateText date={dayInMexico(new Date(endedAt))} />}. En “Mensualidades” está su tabla de pagos.
      </p>
      {documentId && (
        <Allowed to="papers">
          <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openDocument({ id: documentId })}>
            Convenio modificatorio (PDF)
          </OpenFileButton>
        </Allowed>
      )}
    </div>
  );
}

/** Made for whoever reads it: there is no address to open it at. */
const ProposedAgreement = ({ id }: { id: string }) => (
  <Allowed to="papers">
    <OpenFileButton
      icon={<Download aria-hidden size={18} />}
      open={async () => {
        const { content, name } = await downloadProposedAgreement(id);
        saveFile(name, content);
      }}
    >
      Descargar el convenio propuesto (PDF)
    </OpenFileButton>
  </Allowed>
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
      className="mb-6 rounded border border-line border-l-4 border-l-amber bg-paper p-4 tablet:p-8"
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
      <p className="mt-4">
        <ProposedAgreement id={id} />
      </p>
      <Allowed to="manage">
        <AnswerForm
          key={shown}
          id={id}
          shown={shown}
          onAnswered={() => answered.add(id)}
          onRefused={async (reason) => {
            await onChanged();
            setFailure(reason);
          }}
        />
      </Allowed>
    </section>
  );
}
