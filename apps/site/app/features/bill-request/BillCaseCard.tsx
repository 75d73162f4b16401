import { useEffect, useRef } from 'react';
import type { AccountBillRequest } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { formatDate } from '../../lib/format.js';
import { BILL_REQUEST_PATH } from '../account/index.js';
import type { BillCase } from './bill-cases.js';
import { STEP_NAMES } from './texts.js';
import { BillTimeline } from './BillTimeline.js';
import { PickupPlace } from './PickupPlace.js';

interface BillCaseCardProps {
  billCase: BillCase;
  /** Just sent: it takes the focus. */
  arrived: boolean;
  onChange: (request: AccountBillRequest) => void;
}

/** A vehicle whose bill can be asked for, or how far its request is. */
export function BillCaseCard({ billCase: { contract, request, former }, arrived, onChange }: BillCaseCardProps) {
  const { contractId, label, vehicle, eligible } = contract;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) heading.current?.focus();
  }, [arrived]);
  const correcting = request?.state === 'rejected';
  return (
    <article aria-label={vehicle} className="border-t-2 border-ink py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="heading-card outline-none">
            {vehicle}
          </h2>
          <p className="mt-1 text-[0.95rem] text-muted">
            {label}
            {request && (
              <>
                , folio <span className="tabular whitespace-nowrap">{request.folio}</span>
              </>
            )}
          </p>
        </div>
        {eligible && !correcting && (
          <LinkButton
            variant="secondary"
            to={`${BILL_REQUEST_PATH}?contrato=${contractId}`}
            className="max-tablet:w-full"
          >
            Pedir la factura
          </LinkButton>
        )}
      </div>
      {arrived && (
        <p role="status" className="mt-4 border-l-4 border-agave bg-paper px-5 py-4">
          Recibimos su solicitud. Le enviamos el comprobante por correo y ahí le avisaremos de cada paso.
        </p>
      )}
      {correcting && (
        <div className="mt-5 border-l-4 border-brick bg-paper px-5 py-4">
          <p className="font-semibold">Qué hay que corregir</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{request.reason}</p>
          <LinkButton
            variant="secondary"
            to={`${BILL_REQUEST_PATH}?contrato=${contractId}`}
            className="mt-4 max-tablet:w-full"
          >
            Corregir y enviar de nuevo
          </LinkButton>
        </div>
      )}
      {request && (
        <div className="mt-6 grid gap-x-14 gap-y-8 wide:grid-cols-2">
          <BillTimeline request={request} />
          <PickupPlace request={request} onChosen={onChange} />
        </div>
      )}
      {former.length > 0 && <FormerRequests requests={former} />}
    </article>
  );
}

const FormerRequests = ({ requests }: { requests: readonly AccountBillRequest[] }) => (
  <details className="mt-6">
    <summary className="link min-h-11 w-fit cursor-pointer content-center">Solicitudes anteriores</summary>
    <ul className="mt-2 grid gap-3 text-[0.95rem]">
      {requests.map(({ id, folio, events, reason }) => (
        <li key={id}>
          <span className="tabular font-semibold">{folio}</span>:{' '}
          {events.map(({ state, at }) => `${STEP_NAMES[state]} ${formatDate(at)}`).join(' · ')}
          {reason && <span className="block text-muted wrap-anywhere">{reason}</span>}
        </li>
      ))}
    </ul>
  </details>
);
