import { isZero } from '@flota/figures';
import { type AdminCollection, type AdminCollectionDetail, ARREARS_NAMES } from '@flota/schemas';
import { Alert, Box, Link } from '@mui/material';
import { useCanAccess, useShowContext } from 'react-admin';
import { ContractPromise } from '../../components/ContractPromise.js';
import { daysWords } from '../../components/days-words.js';
import { ContractRestructuring } from '../../components/restructuring/ContractRestructuring.js';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatMoney, formatPhone } from '../../i18n/format.js';
import { AgencyOfCase } from './AgencyOfCase.js';
import { AssignButton } from './AssignButton.js';
import { CollectionHistory } from './CollectionHistory.js';
import { CollectionReminders } from './CollectionReminders.js';
import { ContactButton } from './ContactButton.js';
import { ContactStop } from './ContactStop.js';
import { hoursWords } from './hours-words.js';
import { RANK_LOOK } from './looks.js';
import { NextActionButton } from './NextActionButton.js';

const EVERY_MINUTE = 60_000;

const CollectionShow = () => (
  // Hours in which one may be looked for end while the page is open.
  <RecordShow actions={false} component="div" queryOptions={{ refetchInterval: EVERY_MINUTE }}>
    <Collection />
  </RecordShow>
);
export default CollectionShow;

function Collection() {
  const { record: detail } = useShowContext<AdminCollection | AdminCollectionDetail>();
  if (!detail) return null;
  // Coming from the list, react-admin shows the list's row until the whole is there.
  if (!('history' in detail)) return <Waiting name="Cargando la cobranza" height={420} />;
  return (
    <Box sx={{ mt: 2 }}>
      <TwoColumns>
        <Owed detail={detail} />
        <Work detail={detail} />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
          <CollectionReminders reminders={detail.reminders} />
          <CollectionHistory history={detail.history} />
        </Box>
      </TwoColumns>
    </Box>
  );
}

/** What is owed and since when, as the ledger has it. */
const Owed = ({ detail }: { detail: AdminCollectionDetail }) => (
  <Section
    title="Lo que debe"
    actions={detail.standing ? <StateChip look={RANK_LOOK[detail.standing.rank]} /> : undefined}
  >
    {!detail.standing && (
      <Alert severity="success" sx={{ mb: 1 }}>
        El contrato está al corriente y salió de la lista de cobranza.
      </Alert>
    )}
    <Figures>
      <Figure label="Debe hoy" strong>
        {formatMoney(detail.owedToday)}
      </Figure>
      {!isZero(detail.lateInterest) && (
        <Figure label="De ello, moratorios con IVA">{formatMoney(detail.lateInterest)}</Figure>
      )}
      {detail.standing && (
        <Figure label="Con atraso desde">
          {formatDay(detail.standing.overdueSince)} ({daysWords(detail.standing.daysLate)})
        </Figure>
      )}
      {detail.standing && <Figure label="Antigüedad">{ARREARS_NAMES[detail.standing.age]} días</Figure>}
      {detail.standing?.lastPaymentOn && (
        <Figure label="Último pago">{formatDay(detail.standing.lastPaymentOn)}</Figure>
      )}
      <Figure label="Contrato">
        <RecordLink resource="contracts" id={detail.id}>
          {detail.contractNumber}
        </RecordLink>
      </Figure>
    </Figures>
    <ContractPromise contract={{ id: detail.id, number: detail.contractNumber, dueNow: detail.owedToday }} />
    <ContractRestructuring contract={{ id: detail.id, number: detail.contractNumber }} />
  </Section>
);

/** Whom to look for, whether one may, and who goes on with it. */
function Work({ detail }: { detail: AdminCollectionDetail }) {
  const { canAccess: mayWork = false } = useCanAccess({ resource: 'collections', action: 'work' });
  const { customer, hours, standing } = detail;
  return (
    <Section title="Gestión" actions={mayWork && <ContactButton detail={detail} />}>
      <Figures>
        <Figure label="Cliente">
          <RecordLink resource="customers" id={customer.id}>
            {customer.name}
          </RecordLink>
        </Figure>
        <Figure label="Teléfono">
          {customer.phone ? <Link href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</Link> : 'No lo dio'}
        </Figure>
        <Figure label="Correo">{customer.email}</Figure>
        {standing && (
          <Figure label="Asignado a">
            {standing.assignedTo?.name ?? 'Nadie'}{' '}
            {mayWork && <AssignButton id={detail.id} assignedTo={standing.assignedTo} />}
          </Figure>
        )}
        {standing && <AgencyOfCase detail={detail} standing={standing} />}
        {standing && (
          <Figure label="Siguiente acción">
            {standing.actionOn
              ? [formatDay(standing.actionOn), standing.actionNote].filter(Boolean).join(': ')
              : 'Sin programar'}{' '}
            {mayWork && <NextActionButton standing={standing} />}
          </Figure>
        )}
      </Figures>
      {!detail.stop && (
        <Alert severity={hours.areOpen ? 'info' : 'warning'} sx={{ my: 2 }}>
          {hoursWords(hours)}
        </Alert>
      )}
      <ContactStop detail={detail} />
    </Section>
  );
}
