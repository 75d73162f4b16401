import type { AdminRateChangeRow } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { usePlanChoices } from '../../components/catalogues.js';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { NotByInput } from '../../components/NotByInput.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { RATE_CHANGE_STATE_CHOICES, RATE_CHANGE_STATE_LOOK } from '../../components/states/rates.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { ApprovalSetting } from './ApprovalSetting.js';

/** What waits for a second person; what is over is a filter away. */
export default function RateChangeList() {
  const plans = usePlanChoices();
  return (
    <SearchList
      search="Folio, plan o quien propuso"
      filters={[
        <SelectInput key="state" source="state" choices={RATE_CHANGE_STATE_CHOICES} alwaysOn />,
        <SelectInput key="planSlug" source="planSlug" label="Plan" choices={plans} alwaysOn />,
        <NotByInput key="notBy" source="notBy" />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      opensWith={{ filter: { state: 'waiting' }, nothing: 'Ninguna tasa espera autorización.' }}
      actions={<ApprovalSetting />}
      cards={<Cards />}
      table={<Table />}
    />
  );
}

const Cards = () => (
  <SimpleList<AdminRateChangeRow>
    primaryText={({ effectiveOn, planTitle }) => <CardTitle aside={formatDay(effectiveOn)}>{planTitle}</CardTitle>}
    secondaryText={({ createdAt, maker, reason, state }) => (
      <CardLines>
        <span>{reason}</span>
        <span>
          {maker.name}, {formatInstant(createdAt)}
        </span>
        <StateChip look={RATE_CHANGE_STATE_LOOK[state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminRateChangeRow>;

const HIDDEN: HiddenColumns = { always: ['folio'], tablet: ['checker', 'version'] };

const Table = () => (
  <DataTable<AdminRateChangeRow> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col
      source="planTitle"
      disableSort
      render={({ planTitle, reason }) => <Pair first={planTitle} second={reason} />}
    />
    <Col source="effectiveOn" render={({ effectiveOn }) => formatDay(effectiveOn)} cellSx={noWrap} />
    <Col source="maker" disableSort render={({ maker }) => maker.name} />
    <Col source="checker" disableSort render={({ checker }) => checker?.name ?? '—'} />
    <Col source="version" disableSort render={({ version }) => (version ? `Versión ${version.number}` : '—')} />
    <Col source="state" disableSort render={({ state }) => <StateChip look={RATE_CHANGE_STATE_LOOK[state]} />} />
  </DataTable>
);
