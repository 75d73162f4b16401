import { toCents } from '@flota/figures';
import { type ContractDetail, dayInMexico, type Restructuring, type RestructuringFigures } from '@flota/schemas';
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
  // Outlives the form, which begins anew with other figures, and the proposal, which may have ended.
  const [failure, setFailure] = useState<string>();
  if (data.state !== 'ready') return null;
  const { restructuring } = data.value;
  const { figures, shown } = restructuring ?? {};
  if (restructuring && restructuring.state !== 'accepted' && figures && shown) {
    const onRefused = async (reason: string) => {
      await data.reload();
      setFailure(reason);
    };
    return <Proposal {...{ restructuring, figures, shown, failure, onRefused }} />;
  }
  return <Ended contractId={contractId} accepted={restructuring} failure={failure} />;
}

/** What was answered in this visit of a contract, and not told of yet. Outlives the page, all of which is asked for anew. */
const answers = new Map<string, 'accepted' | 'declined'>();

const DECLINED = 'Rechazó la propuesta de reestructura. Su contrato sigue como está.';

interface EndedProps {
  contractId: string;
  accepted: Restructuring | null;
  /** Why an answer was refused, of a proposal that is not there any more. */
  failure: string | undefined;
}

/** Where no proposal waits: what became of one, and since when the contract is as another was accepted. */
function Ended({ contractId, accepted, failure }: EndedProps) {
  const [answer] = useState(() => answers.get(contractId));
  useEffect(() => void answers.delete(contractId), [contractId]);
  const said = failure ?? (answer === 'declined' ? DECLINED : undefined);
  const notice = useFocusOnNews<HTMLParagraphElement>(said);
  return (
    <>
      {said && (
        <p ref={notice} tabIndex={-1} role="status" className="mb-6 border-l-4 border-amber pl-4 outline-none">
          {said}
        </p>
      )}
      {accepted?.state === 'accepted' && <Accepted restructuring={accepted} isNews={answer === 'accepted'} />}
    </>
  );
}

interface AcceptedProps {
  restructuring: Restructuring;
  isNews: boolean;
}

function Accepted({ restructuring: { documentId, endedAt }, isNews }: AcceptedProps) {
  const notice = useFocusOnNews<HTMLDivElement>(isNews);
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
  figures: RestructuringFigures;
  shown: string;
  failure: string | undefined;
  onRefused: (failure: string) => Promise<void>;
}

function Proposal({ restructuring, figures, shown, failure, onRefused }: ProposalProps) {
  const { contractId, id, validUntil } = restructuring;
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
          onAnswered={(answer) => answers.set(contractId, answer)}
          onRefused={onRefused}
        />
      </Allowed>
    </section>
  );
}
