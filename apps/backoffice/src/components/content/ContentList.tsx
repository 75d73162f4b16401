import type { ContentField } from '@flota/schemas';
import { Typography } from '@mui/material';
import type { ReactElement } from 'react';
import {
  BooleanInput,
  DataTable,
  List,
  type RaRecord,
  ReferenceInput,
  SearchInput,
  SelectInput,
  useCanAccess,
} from 'react-admin';
import { formatInstant } from '../../i18n/format.js';
import { choicesOf } from '../choices.js';
import { type HiddenColumns, useHiddenColumns } from '../columns.js';
import { HeardOnly } from '../HeardOnly.js';
import { EmptyList } from '../EmptyList.js';
import { useListReading } from '../list-reading.js';
import { ListToolbar } from '../ListToolbar.js';
import { MoveButtons } from '../ordering/MoveButtons.js';
import { Cut, useIsNarrow } from '../ListParts.js';
import { RowsPagination } from '../RowsPagination.js';
import { StateChip } from '../StateChip.js';
import { DefaultViewFirst } from '../views/DefaultViewFirst.js';
import { ContentCards } from './ContentCards.js';
import type { ContentType } from './content-form.js';
import { isPublicationState, PUBLICATION_CHOICES, PUBLICATION_LOOK } from './publication.js';
import { PublicIcon, publicPathOf } from './PublicLink.js';
import { RowSummary } from './RecordSummary.js';
import { summaryOf, textAt } from './summary.js';
import { titleOf } from './title-of.js';

const NO_FILTERS = () => [];
const HIDDEN: HiddenColumns = { always: ['updatedAt'], tablet: ['publishedFrom', 'publishedUntil'] };
const Col = DataTable.Col<RaRecord>;

/** Records of one type as visitors see them, with what staff do about them; cards where a table has no room. */
export function ContentList(type: ContentType) {
  const { kind, own } = type;
  const { name, fields, published, ordered, list } = kind;
  const isNarrow = useIsNarrow();
  const reading = useListReading();
  const hiddenColumns = useHiddenColumns(HIDDEN);
  const { canAccess: mayEdit = false } = useCanAccess({ resource: name, action: 'edit' });
  const link = mayEdit ? 'edit' : 'show';
  const movable = ordered && mayEdit;
  const within = fields.position?.type === 'place' ? fields.position.within : undefined;
  const { useFilters = NO_FILTERS } = own;
  const ownFilters = useFilters();
  return (
    <DefaultViewFirst>
      <List
        filters={[
          <SearchInput key="q" source="q" alwaysOn placeholder="Buscar" sx={{ width: { xs: '100%', sm: 260 } }} />,
          ...(published ? [<SelectInput key="state" source="state" choices={PUBLICATION_CHOICES} alwaysOn />] : []),
          ...ownFilters,
          ...list.filters.flatMap((source, index) => filterOf(source, fields[source], index === 0, within)),
        ]}
        sort={list.sort}
        perPage={100}
        queryOptions={reading}
        pagination={<RowsPagination />}
        actions={<ListToolbar />}
        exporter={false}
        empty={<EmptyList />}
      >
        {isNarrow ? (
          <ContentCards {...type} link={link} movable={movable} orderedWithin={within} />
        ) : (
          <DataTable rowClick={link} bulkActionButtons={false} hiddenColumns={hiddenColumns}>
            {ordered && (
              <Col
                source="position"
                render={(row) => movable && <MoveButtons title={titleOf(kind, row)} within={within} size={36} />}
              />
            )}
            <Col source={list.title} render={(row) => <RowSummary summary={summaryOf(type, row)} />} />
            {list.columns.map((source) => (
              <Col
                key={source}
                source={source}
                disableSort={!isSortable(source, type)}
                align={{ ...kind.shown, ...fields }[source]?.type === 'number' ? 'right' : 'left'}
                render={(row) => own.columns?.[source]?.(row) ?? <Cut minWidth="4rem">{textAt(kind, row, source)}</Cut>}
              />
            ))}
            {published && (
              <Col
                source="state"
                disableSort
                render={({ state }) => isPublicationState(state) && <StateChip look={PUBLICATION_LOOK[state]} />}
              />
            )}
            {published && (
              <Col source="publishedFrom" render={(row) => <Moment at={row.publishedFrom as string | null} />} />
            )}
            {published && (
              <Col source="publishedUntil" render={(row) => <Moment at={row.publishedUntil as string | null} />} />
            )}
            <Col source="updatedAt" render={({ updatedAt }) => formatInstant(String(updatedAt))} />
            <Col
              label={<HeardOnly>En el sitio</HeardOnly>}
              disableSort
              render={(row) => <SiteLink type={type} row={row} />}
            />
          </DataTable>
        )}
      </List>
    </DefaultViewFirst>
  );
}

/** What is counted, or several at once, has no order. */
const isSortable = (source: string, { kind }: ContentType) =>
  kind.fields[source]?.type !== 'choices' && kind.shown[source]?.type !== 'number';

/** By its type; the other types have none, or one of their own. */
function filterOf(
  source: string,
  field: ContentField | undefined,
  alwaysOn: boolean,
  within: string | undefined,
): ReactElement[] {
  const common = { source, alwaysOn };
  switch (field?.type) {
    case 'choice':
    case 'choices':
      return [<SelectInput key={source} {...common} choices={choicesOf(field.names)} />];
    case 'flag':
      return [<BooleanInput key={source} source={source} />];
    case 'reference':
      return [
        <ReferenceInput key={source} {...common} reference={field.to} sort={{ field: 'position', order: 'ASC' }}>
          <SelectInput optionText={field.by} helperText={within === source && 'Elíjala para cambiar el orden.'} />
        </ReferenceInput>,
      ];
    default:
      return [];
  }
}

const Moment = ({ at }: { at: string | null }) => (
  <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
    {at ? formatInstant(at) : '—'}
  </Typography>
);

function SiteLink({ type, row }: { type: ContentType; row: RaRecord }) {
  const path = publicPathOf(type.kind, row);
  return path ? <PublicIcon path={path} /> : null;
}
