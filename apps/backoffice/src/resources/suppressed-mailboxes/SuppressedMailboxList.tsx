import type { AdminSuppressedMailbox, SuppressionReason } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList } from 'react-admin';
import { choicesOf } from '../../components/choices.js';
import { HeardOnly } from '../../components/HeardOnly.js';
import { CardLines, noWrap } from '../../components/ListParts.js';
import { SearchList } from '../../components/SearchList.js';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { formatInstant } from '../../i18n/format.js';
import { LiftButton } from './LiftButton.js';

const REASONS: Record<SuppressionReason, string> = {
  bounced: 'Los correos rebotan',
  complained: 'Marcó un correo como spam',
  refused: 'El buzón no existe',
};

const filters = [
  <SelectInput key="reason" source="reason" choices={choicesOf(REASONS)} alwaysOn />,
  <NullableBooleanInput
    key="lifted"
    source="lifted"
    label="Situación"
    nullLabel="Todos"
    trueLabel="Reactivados"
    falseLabel="Detenidos"
    alwaysOn
  />,
];

/** Who gets no mail but what must be, why, and the way back. */
const SuppressedMailboxList = () => (
  <SearchList<AdminSuppressedMailbox>
    search="Dirección de correo"
    filters={filters}
    opensWith={{ filter: { lifted: false }, nothing: 'No hay buzones detenidos.' }}
    sort={{ field: 'since', order: 'DESC' }}
    cards={<Cards />}
    table={<Table />}
  />
);
export default SuppressedMailboxList;

const standing = ({ reason, liftedAt }: AdminSuppressedMailbox): string =>
  liftedAt ? `Reactivado el ${formatInstant(liftedAt)}` : REASONS[reason];

const Cards = () => (
  <SimpleList<AdminSuppressedMailbox>
    rowClick={false}
    primaryText={({ address }) => <strong>{address}</strong>}
    secondaryText={(mailbox) => (
      <CardLines>
        <span>
          {standing(mailbox)} · desde el {formatInstant(mailbox.since)}
        </span>
        <LiftButton />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminSuppressedMailbox>;

const Table = () => (
  <DataTable<AdminSuppressedMailbox> rowClick={false} bulkActionButtons={false}>
    <Col source="address" disableSort />
    <Col source="reason" disableSort render={standing} />
    <Col source="detail" disableSort render={({ detail }) => (detail ? <TechnicalDetail text={detail} /> : '—')} />
    <Col source="since" render={({ since }) => formatInstant(since)} cellSx={noWrap} />
    <Col label={<HeardOnly>Acciones</HeardOnly>} align="right">
      <LiftButton />
    </Col>
  </DataTable>
);
