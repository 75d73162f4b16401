import type { AccountDocument, ContractDetail } from '@flota/schemas';
import { FileText } from 'lucide-react';
import { openDocument, readDocuments } from '../../../api/account/contracts.js';
import { DateText } from '../../../components/Money.js';
import { Skeleton } from '../../../components/States.js';
import { formatDate } from '../../../lib/format.js';
import { AccountData, documentTitle, OpenFileButton, useAccountData } from '../../account/index.js';

export const documentsKey = (contractId: string): string => `documents ${contractId}`;

/** Every letter that was written about the contract. */
export function ContractDocuments({ contract, today }: { contract: ContractDetail; today: string }) {
  const data = useAccountData(documentsKey(contract.id), () => readDocuments(contract.id));
  return (
    <section aria-labelledby="documentos">
      <h2 id="documentos" className="heading-card">
        {contract.state === 'active' ? 'Cartas que ya pidió' : 'Documentos del contrato'}
      </h2>
      <div className="mt-4">
        <AccountData data={data} what="los documentos" skeleton={<Skeleton className="h-32" />}>
          {(documents) =>
            documents.length === 0 ? (
              <p className="measure border-t border-line py-6 text-muted">
                {contract.state === 'active'
                  ? 'Aquí quedan las cartas que descargue, para abrirlas de nuevo.'
                  : 'Estamos preparando su carta finiquito. Vuelva a entrar en unos minutos.'}
              </p>
            ) : (
              <ul className="border-t border-line">
                {documents.map((document) => (
                  <Document key={document.id} document={document} today={today} />
                ))}
              </ul>
            )
          }
        </AccountData>
      </div>
    </section>
  );
}

function Document({ document, today }: { document: AccountDocument; today: string }) {
  const { folio, validUntil, issuedAt, voidedOn, voidReason } = document;
  const title = documentTitle(document);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-line py-4">
      <div>
        <h3 className="text-[1.1rem] leading-snug tracking-normal">{voidedOn ? <s>{title}</s> : title}</h3>
        <p className="text-[0.95rem] text-muted">
          Folio <span className="tabular">{folio}</span>, del <DateText date={issuedAt} />
          {voidedOn && `. Sin validez desde el ${formatDate(voidedOn)}: ${lowered(voidReason)}`}
          {validUntil &&
            !voidedOn &&
            (validUntil < today
              ? `. Venció el ${formatDate(validUntil)}`
              : `. Vale hasta el ${formatDate(validUntil)}`)}
        </p>
      </div>
      <OpenFileButton icon={<FileText aria-hidden size={18} />} open={() => openDocument(document)}>
        Abrir
      </OpenFileButton>
    </li>
  );
}

/** After a colon. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
