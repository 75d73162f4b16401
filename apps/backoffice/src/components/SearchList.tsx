import { cloneElement, type ReactElement } from 'react';
import { List, SearchInput, type RaRecord, type SortPayload } from 'react-admin';
import { EmptyList } from './EmptyList.js';
import { useListReading } from './list-reading.js';
import { ListToolbar } from './ListToolbar.js';
import { useIsNarrow, useIsPhone } from './ListParts.js';
import { type Opening, OpeningContext } from './opening.js';
import { RowsPagination } from './RowsPagination.js';
import { ChosenRows } from './selection/ChosenRows.js';
import { DefaultViewFirst } from './views/DefaultViewFirst.js';

interface SearchListProps {
  /** What the search box looks in; without it the resource can't be searched. */
  search?: string;
  /** Beside the search box. */
  filters?: readonly ReactElement[];
  /** What the list shows until somebody filters it otherwise, and what it says while there is none of that. */
  opensWith?: Opening;
  sort: SortPayload;
  /** Whether the server exports it, to who may. */
  exportable?: boolean;
  /** Beside the list's own actions. */
  actions?: ReactElement;
  /** For phones and upright tablets. */
  cards: ReactElement;
  table: ReactElement;
  /** What is done to rows that are chosen, by who may work on them. */
  chosen?: ReactElement;
}

/** A list as staff know it: search box, filters, a table, and cards where a table has no room. */
export function SearchList<Row extends RaRecord = RaRecord>(props: SearchListProps) {
  const { search, filters = [], opensWith, sort, exportable, actions, cards, table, chosen } = props;
  const rows = useIsNarrow() ? cards : table;
  const isPhone = useIsPhone();
  const reading = useListReading();
  return (
    <DefaultViewFirst>
      <List<Row>
        filters={[...(search ? [searchBox(search)] : []), ...(isPhone ? filters.map(whenAsked) : filters)]}
        filterDefaultValues={opensWith?.filter}
        sort={sort}
        perPage={25}
        queryOptions={reading}
        pagination={<RowsPagination />}
        actions={<ListToolbar exportable={exportable}>{actions}</ListToolbar>}
        exporter={false}
        // What is done from a list is done from an empty one too.
        empty={actions ? false : <EmptyList />}
      >
        <OpeningContext value={opensWith}>
          {chosen ? <ChosenRows bar={chosen}>{rows}</ChosenRows> : rows}
        </OpeningContext>
      </List>
    </DefaultViewFirst>
  );
}

/** One below the other they would take the screen: there they are behind the button of filters until they are used. */
const whenAsked = (filter: ReactElement) => cloneElement(filter, { alwaysOn: false } as object);

const searchBox = (placeholder: string) => (
  <SearchInput key="q" source="q" alwaysOn placeholder={placeholder} sx={{ width: { xs: '100%', sm: 320 } }} />
);
