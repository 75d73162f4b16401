import type { AdminDeskRequest } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { CAUSE_NAMES, DESK_KIND_NAMES, DESK_STATE_LOOK } from '../../components/states/desk.js';
import { formatDay, formatInstant, formatMoney } from '../../i18n/format.js';

/** What was asked, by whom and why, and who decided. */
export const DeskRequestFacts = ({ request }: { request: AdminDeskRequest }) => (
  <Section
    title={`${DESK_KIND_NAMES[request.kind]} ${request.folio}`}
    actions={<StateChip look={DESK_STATE_LOOK[request.state]} />}
  >
    <Figures>
      <Figure label="Mueve" strong>
        {formatMoney(request.amount)}
      </Figure>
      <Figure label="Contrato">
        <RecordLink resource="contracts" id={request.contractId}>
          {request.contractNumber}
        </RecordLink>
      </Figure>
      <Figure label="Cliente">
        <RecordLink resource="customers" id={request.customer.id}>
          {request.customer.name}
        </RecordLink>
      </Figure>
      <Asked request={request} />
      <Figure label="Motivo">{request.reason}</Figure>
      <Figure label="La pidió">
        {request.maker.name}, {formatInstant(request.createdAt)}
      </Figure>
      {request.decidedAt && (
        <Figure label={DESK_STATE_LOOK[request.state].label}>
          {(request.checker ?? request.maker).name}, {formatInstant(request.decidedAt)}
        </Figure>
      )}
      {request.note && <Figure label="Por qué se rechazó">{request.note}</Figure>}
    </Figures>
  </Section>
);

function Asked({ request: { action, clabe } }: { request: AdminDeskRequest }) {
  switch (action.kind) {
    case 'reversal':
      return <Figure label="Causa">{CAUSE_NAMES[action.cause]}</Figure>;
    case 'refund':
      return <Figure label="A la CLABE">{clabe}</Figure>;
    case 'transfer':
      return action.on ? <Figure label="Fecha valor">{formatDay(action.on)}</Figure> : null;
    case 'waiver':
      return <Figure label="Del pago">{action.instalment}</Figure>;
    case 'correction':
    case 'receipt':
      return (
        <>
          <Figure label="Cantidad recibida">{formatMoney(action.amount)}</Figure>
          <Figure label="Día en que llegó">{formatDay(action.receivedOn)}</Figure>
          <Figure label="Referencia">{action.reference}</Figure>
        </>
      );
    case 'credit_to_capital':
      return null;
  }
}
