import { type AccountBillRequest, BILL_PART_NAMES, type BillCorrection } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { Unbroken } from '../../components/Unbroken.js';
import { formatDate } from '../../lib/format.js';
import { useFocusOnNews } from '../../lib/use-focus.js';
import { BILL_REQUEST_PATH } from '../account/index.js';
import { type BillCase, openCorrection } from './bill-cases.js';
import { problemWords, STEP_NAMES } from './texts.js';
import { BillTimeline } from './BillTimeline.js';
import { HandoverPart } from './HandoverPart.js';
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
  const heading = useFocusOnNews<HTMLHeadingElement>(arrived);
  const correction = openCorrection(request);
  const rejected = request?.state === 'rejected';
  const mended = request?.corrections.some(({ mendedAt }) => mendedAt !== null);
  const path = `${BILL_REQUEST_PATH}?contrato=${contractId}`;
  return (
    <article aria-label={vehicle} className="border-t-2 border-ink py-7">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="heading-card outline-none">
            {vehicle}
          </h2>
          <p className="mt-1 text-[0.95rem] text-muted">
            <Unbroken>{label}</Unbroken>
            {request && (
              <>
                , folio <span className="whole tabular whitespace-nowrap">{request.folio}</span>
              </>
            )}
          </p>
        </div>
        {eligible && !rejected && (
          <LinkButton variant="secondary" to={path} className="max-tablet:w-full">
            Pedir la factura
          </LinkButton>
        )}
      </div>
      {arrived && (
        <p role="status" className="mt-4 border-l-4 border-agave bg-paper px-5 py-4">
          {mended
            ? 'Recibimos su corrección. Seguimos con su solicitud y le avisaremos por correo de cada paso.'
            : 'Recibimos su solicitud. Le enviamos el comprobante por correo y ahí le avisaremos de cada paso.'}
        </p>
      )}
      {correction && (
        <div className="mt-5 border-l-4 border-brick bg-paper px-5 py-4">
          <p className="font-semibold">Qué hay que corregir</p>
          <CorrectionItems items={correction.items} />
          <LinkButton to={path} className="mt-4 max-tablet:w-full">
            Corregir
          </LinkButton>
        </div>
      )}
      {rejected && (
        <div className="mt-5 border-l-4 border-brick bg-paper px-5 py-4">
          <p className="font-semibold">Por qué no pudimos continuar</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{request.reason}</p>
          {eligible && (
            <LinkButton variant="secondary" to={path} className="mt-4 max-tablet:w-full">
              Pedir de nuevo
            </LinkButton>
          )}
        </div>
      )}
      {request && (
        <div className="mt-6 grid gap-x-14 gap-y-8 wide:grid-cols-2">
          <BillTimeline request={request} />
          {request.handover ? (
            <HandoverPart request={request} />
          ) : (
            <PickupPlace request={request} onChosen={onChange} />
          )}
        </div>
      )}
      {request && <FormerCorrections corrections={request.corrections.filter(({ id }) => id !== correction?.id)} />}
      {former.length > 0 && <FormerRequests requests={former} />}
    </article>
  );
}

const CorrectionItems = ({ items }: Pick<BillCorrection, 'items'>) => (
  <ul className="mt-1 grid gap-1">
    {items.map((item) => (
      <li key={item.field} className="wrap-anywhere">
        <span className="font-semibold">{BILL_PART_NAMES[item.field]}:</span> {problemWords(item)}
      </li>
    ))}
  </ul>
);

/** What was asked for before, and whether it came. */
const FormerCorrections = ({ corrections }: Pick<AccountBillRequest, 'corrections'>) =>
  corrections.length > 0 && (
    <details className="mt-6">
      <summary className="link min-h-11 w-fit cursor-pointer content-center">Correcciones anteriores</summary>
      <ul className="mt-2 grid gap-3 text-[0.95rem]">
        {corrections.map(({ id, askedAt, mendedAt, items }) => (
          <li key={id}>
            Pedida el {formatDate(askedAt)}
            {mendedAt ? `, enviada el ${formatDate(mendedAt)}` : ', ya no hizo falta'}
            <CorrectionItems items={items} />
          </li>
        ))}
      </ul>
    </details>
  );

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
