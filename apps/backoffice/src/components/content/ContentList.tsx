import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  SearchInput,
  SelectInput,
  useCanAccess,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { formatInstant } from '../../i18n/format.js';
import { ListToolbar } from '../ListToolbar.js';
import { MoveButtons } from '../ordering/MoveButtons.js';
import { isPublicationState, PUBLICATION_CHOICES, PUBLICATION_LOOK } from '../publication/publication-states.js';
import { RowsPagination } from '../RowsPagination.js';
import { StateChip } from '../StateChip.js';
import { useIsNarrow } from '../use-is-narrow.js';
import { ContentCards } from './ContentCards.js';
import { RecordSummary, type Summary } from './RecordSummary.js';
import type { ContentRow } from './content-row.js';
import { publicPathOf } from './public-path.js';
import { PublicLink } from './PublicLink.js';

interface ContentListProps<Row extends ContentRow> {
  summary: Summary<Row>;
  /** Whether records have dates between which they are published. */
  published?: boolean;
  /** Whether staff put the records in order. */
  ordered?: boolean;
  /** The filter by which each group has an order of its own. */
  orderedWithin?: string;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Beside the search box and the state. */
  filters?: ReactElement[];
  /** Further columns. */
  children?: ReactNode;
}

const BY_POSITION = { field: 'position', order: 'ASC' } as const;

/** Records of one type as visitors see them, with what staff do about them; cards where a table has no room. */
export function ContentList<Row extends ContentRow>(props: ContentListProps<Row>) {
  const {
    summary,
    published = false,
    ordered = false,
    orderedWithin,
    sort = BY_POSITION,
    filters = [],
    children,
  } = props;
  const isNarrow = useIsNarrow();
  const resource = useResourceContext() ?? '';
  const { canAccess: mayEdit = false } = useCanAccess({ resource, action: 'edit' });
  const link = mayEdit ? 'edit' : 'show';
  const movable = ordered && mayEdit;
  return (
    <List
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder="Buscar" sx={{ width: { xs: '100%', sm: 260 } }} />,
        ...(published ? [<SelectInput key="state" source="state" choices={PUBLICATION_CHOICES} alwaysOn />] : []),
        ...filters,
      ]}
      sort={sort}
      perPage={100}
      pagination={<RowsPagination />}
      actions={<ListToolbar />}
      exporter={false}
    >
      {isNarrow ? (
        <ContentCards<Row> summary={summary} link={link} movable={movable} orderedWithin={orderedWithin} />
      ) : (
        <DataTable<Row> rowClick={link} bulkActionButtons={false} hiddenColumns={['updatedAt']}>
          {ordered && (
            <DataTable.Col<Row>
              source="position"
              render={(row) => movable && <MoveButtons title={summary.title(row)} within={orderedWithin} />}
            />
          )}
          <DataTable.Col<Row> source={summary.source} render={(row) => <RecordSummary row={row} summary={summary} />} />
          {children}
          {published && (
            <DataTable.Col<Row>
              source="state"
              disableSort
              render={({ state }) => isPublicationState(state) && <StateChip look={PUBLICATION_LOOK[state]} />}
            />
          )}
          {published && (
            <DataTable.Col<Row> source="publishedFrom" render={({ publishedFrom }) => day(publishedFrom)} />
          )}
          {published && (
            <DataTable.Col<Row> source="publishedUntil" render={({ publishedUntil }) => day(publishedUntil)} />
          )}
          <DataTable.Col<Row> source="updatedAt" render={({ updatedAt }) => formatInstant(updatedAt)} />
          <DataTable.Col<Row> label="" disableSort render={(row) => <SiteLink row={row} />} />
        </DataTable>
      )}
    </List>
  );
}

const day = (instant?: string | null) => (
  <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
    {instant ? formatInstant(instant) : '—'}
  </Typography>
);

function SiteLink({ row }: { row: RaRecord }) {
  const path = publicPathOf(row);
  return path ? (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <PublicLink path={path} />
    </Box>
  ) : null;
}
