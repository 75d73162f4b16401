import type { AdminConnectorCall } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Error from '@mui/icons-material/ErrorOutlined';
import { FormControlLabel, Switch } from '@mui/material';
import { DataTable, ListBase, SimpleList, useListContext } from 'react-admin';
import { CardLines, CardTitle, noWrap, Pair, useIsNarrow } from '../../components/ListParts.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';
import { duration } from './state.js';

const NEWEST = { field: 'at', order: 'DESC' } as const;

/** What was asked of the system within thirty days, the newest first. */
export function ConnectorCalls({ connector }: { connector: string }) {
  const isNarrow = useIsNarrow();
  return (
    <ListBase<AdminConnectorCall>
      resource="connector-calls"
      filter={{ connector }}
      sort={NEWEST}
      perPage={25}
      storeKey={false}
      disableSyncWithLocation
    >
      <OnlyFailures />
      {isNarrow ? <Cards /> : <Table />}
      <RowsPagination />
    </ListBase>
  );
}

function OnlyFailures() {
  const list = useListContext();
  const isOn = (list.filterValues as { failed?: boolean }).failed === true;
  return (
    <FormControlLabel
      label="Solo las que fallaron"
      control={<Switch checked={isOn} onChange={(_, checked) => list.setFilters(checked ? { failed: true } : {})} />}
    />
  );
}

const WELL = { icon: CheckCircle, color: 'success', label: 'Bien' } as const;
const FAILED = { icon: Error, color: 'error', label: 'Falló' } as const;
const Outcome = ({ outcome }: AdminConnectorCall) => <StateChip look={outcome === 'ok' ? WELL : FAILED} />;

const took = ({ ms, attempts }: AdminConnectorCall): string =>
  attempts > 1 ? `${duration(ms)}, ${attempts} intentos` : duration(ms);

const Cards = () => (
  <SimpleList<AdminConnectorCall>
    linkType={false}
    primaryText={(call) => <CardTitle>{call.operation}</CardTitle>}
    secondaryText={(call) => (
      <CardLines>
        <span>
          {formatInstant(call.at)} · {took(call)}
        </span>
        <Outcome {...call} />
        {call.explanation && <span>{call.explanation}</span>}
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminConnectorCall>;

const Table = () => (
  <DataTable<AdminConnectorCall> bulkActionButtons={false} rowClick={false}>
    <Col source="at" disableSort render={({ at }) => formatInstant(at)} cellSx={noWrap} />
    <Col
      source="operation"
      disableSort
      render={({ operation, explanation }) =>
        explanation ? <Pair first={operation} second={explanation} /> : operation
      }
    />
    <Col source="outcome" disableSort render={(call) => <Outcome {...call} />} />
    <Col source="ms" disableSort align="right" render={took} cellSx={noWrap} />
  </DataTable>
);
