import type { AccountBillRequest, BillHandover } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { openDocument } from '../../api/account/contracts.js';
import { DateText } from '../../components/Money.js';
import { OpenFileButton } from '../account/index.js';

/** How the bill left: by which courier it comes, or who has it, with the receipt of that. */
export function HandoverPart({ request: { handover } }: { request: AccountBillRequest }) {
  if (!handover) return null;
  return handover.receivedAt === null ? (
    <OnItsWay handover={handover} />
  ) : (
    <Received handover={handover} at={handover.receivedAt} />
  );
}

const OnItsWay = ({ handover: { carrier, destination, sentAt, trackingNumber } }: { handover: BillHandover }) => (
  <Part title="Va en camino">
    <Facts>
      <Fact label="Mensajería">{carrier}</Fact>
      <Fact label="Guía">
        <span className="tabular select-all">{trackingNumber}</span>
      </Fact>
      <Fact label="Va a">{destination}</Fact>
      {sentAt && (
        <Fact label="Salió el">
          <DateText date={sentAt} />
        </Fact>
      )}
    </Facts>
    <p className="mt-3 text-muted">
      Siga el envío en la página de la mensajería con la guía. Quien la reciba debe mostrar su identificación oficial
      vigente.
    </p>
  </Part>
);

const Received = ({ handover: { carrier, receipt, receiver, receiverName }, at }: ReceivedProps) => (
  <Part title="Quién la recibió">
    <Facts>
      <Fact label="Recibió">
        {receiverName}
        {receiver === 'representative' && <span className="block text-muted">En representación del titular</span>}
      </Fact>
      <Fact label="El día">
        <DateText date={at} />
      </Fact>
      <Fact label="Dónde">{carrier ? `En su domicilio, con ${carrier}` : 'En mostrador'}</Fact>
      {receipt && (
        <Fact label="Acuse">
          Folio <span className="tabular">{receipt.folio}</span>
        </Fact>
      )}
    </Facts>
    {receipt && (
      <div className="mt-3">
        <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openDocument(receipt)}>
          Abrir el acuse
        </OpenFileButton>
      </div>
    )}
    <p className="mt-2 text-muted">Si usted no la recibió ni autorizó a quien la recibió, escríbanos de inmediato.</p>
  </Part>
);

interface ReceivedProps {
  handover: BillHandover;
  at: string;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-[1.1rem] leading-snug tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}

const Facts = ({ children }: { children: ReactNode }) => <dl className="mt-2 grid gap-2">{children}</dl>;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 leading-snug">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);
