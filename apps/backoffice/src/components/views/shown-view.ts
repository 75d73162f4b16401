import type { SavedView } from '@flota/schemas';
import type { SortPayload } from 'react-admin';

type Filter = Readonly<Record<string, unknown>>;
type Shown = Pick<SavedView, 'filter' | 'sort'>;

/** What somebody searched by, which may be a person: no view keeps it. */
const SEARCHED = new Set(['q', 'rfc', 'id']);

/** Of what is filtered by, what a view keeps: nothing empty, and nobody. */
export const keptFilter = (filter: Filter): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => !SEARCHED.has(name) && value !== '' && value !== null && value !== undefined,
    ),
  );

/** Whether somebody searches for something that a view would not keep. */
export const isSearched = (filter: Filter): boolean =>
  Object.entries(filter).some(([name, value]) => SEARCHED.has(name) && value !== '' && value !== undefined);

/** Where a list shows what the view says, and the fields of its filters. */
export function viewPath(resource: string, { filter, sort }: Shown): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
    sort: sort.field,
    order: sort.order,
    page: '1',
  });
  return `/${resource}?${query}`;
}

const ordered = (filter: Filter): string =>
  JSON.stringify(Object.entries(keptFilter(filter)).toSorted(([one], [other]) => one.localeCompare(other)));

/** Whether that is what the list shows. */
export const isShown = (view: Shown, filter: Filter, sort: SortPayload): boolean =>
  ordered(view.filter) === ordered(filter) && view.sort.field === sort.field && view.sort.order === sort.order;
