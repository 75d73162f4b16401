import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { AdminStatementItem, AdminStatementRun } from '@flota/schemas';
import { useState } from 'react';
import { DataTable, ReferenceManyField, SimpleList } from 'react-admin';
import { CardLines, noWrap, useIsNarrow } from '../../components/ListParts.js';
import { RowsPagination } from '../../components/RowsPagination.js';
import { Section } from '../../components/Figures.js';
import { NothingToShow } from '../../components/NothingToShow.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { TechnicalDetail } from '../../components/TechnicalDetail.js';
import { formatCount, formatInstant } from '../../i18n/format.js';
import { ITEM_STATE_LOOK, REASONS } from './texts.js';
import { refreshWhileRunning } from './run.js';
import { heldReason } from './held-reasons.js';

type State = AdminStatementItem['state'];

/** What became of each contract's statement; the counts choose which are listed. */
export function RunItems({ run }: { run: AdminStatementRun }) {
  const isNarrow = useIsNarrow();
  const [state, setState] = useState<State | null>(null);
  return (
    <Section title="Estados de cuenta">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(_, next: State | null) => setState(next)}
        aria-label="Mostrar solo"
        sx={choice}
      >
        {(Object.keys(ITEM_STATE_LOOK) as State[]).map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', minHeight: 44, color: 'text.primary' }}>
            {ITEM_STATE_LOOK[each].label}: {formatCount(run.counts[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ReferenceManyField
        // What the last of them came to is only known once the run is over, when nothing asks again by itself.
        key={run.finishedAt}
        reference="statement-items"
        target="run"
        filter={state ? { state } : {}}
        sort={{ field: 'updatedAt', order: 'DESC' }}
        perPage={25}
        pagination={<RowsPagination />}
        queryOptions={{ refetchInterval: refreshWhileRunning(run) }}
      >
        {isNarrow ? <Cards /> : <Table />}
      </ReferenceManyField>
    </Section>
  );
}

/** Apart from each other, so that they may stand in several lines on a phone. */
const choice = {
  flexWrap: 'wrap',
  gap: 1,
  mb: 2,
  '& .MuiToggleButtonGroup-grouped': { border: 1, borderColor: 'divider', borderRadius: 1, m: 0 },
} as const;

const None = () => <NothingToShow text="No hay ninguno en este estado." />;

const Cards = () => (
  <SimpleList<AdminStatementItem>
    rowClick={false}
    empty={<None />}
    primaryText={({ customer }) => <strong>{customer}</strong>}
    secondaryText={(item) => (
      <CardLines>
        <RecordLink resource="contracts" id={item.contractId}>
          {item.contractNumber}
        </RecordLink>
        <StateChip look={ITEM_STATE_LOOK[item.state]} />
        <ItemReason item={item} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminStatementItem>;

const Table = () => (
  <DataTable<AdminStatementItem> rowClick={false} bulkActionButtons={false} empty={<None />}>
    <Col
      source="contractNumber"
      disableSort
      cellSx={noWrap}
      render={({ contractId, contractNumber }) => (
        <RecordLink resource="contracts" id={contractId}>
          {contractNumber}
        </RecordLink>
      )}
    />
    <Col source="customer" disableSort />
    <Col source="state" render={({ state }) => <StateChip look={ITEM_STATE_LOOK[state]} />} />
    <Col source="reason" disableSort render={(item) => <ItemReason item={item} />} />
    <Col source="attempts" align="right" />
    <Col source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} cellSx={noWrap} />
  </DataTable>
);

const line = { display: 'block', mt: 0.5 } as const;

/** Why a statement did not go out. Of one that did there is nothing to say. */
function ItemReason({ item: { state, reason, heldFor } }: { item: AdminStatementItem }) {
  if (!reason && !heldFor) return null;
  return (
    <>
      {REASONS[state]} {reason && <TechnicalDetail text={reason} />}
      {heldFor?.disagreements.map((disagreement, index) => (
        <Box key={index} component="span" sx={line}>
          {heldReason(disagreement)}
        </Box>
      ))}
      {heldFor !== null && heldFor.more > 0 && (
        <Box component="span" sx={line}>
          Y {formatCount(heldFor.more)} más.
        </Box>
      )}
    </>
  );
}
