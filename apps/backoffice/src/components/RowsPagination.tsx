import type { LabelDisplayedRowsArgs } from '@mui/material';
import TablePaginationActions from '@mui/material/TablePaginationActions';
import { Pagination, type PaginationProps, useListContext } from 'react-admin';
import { formatAbout, formatCount } from '../i18n/format.js';
import { isEstimated } from '../providers/data-provider.js';

/** Leafs through a list: by numbers where its records were counted, else by both ends and from page to page. */
export function RowsPagination() {
  const { error, data, hasNextPage, ...list } = useListContext();
  // Of rows that did not come there is nothing to leaf through.
  if (error && !data) return null;
  const isAbout = isEstimated(list.meta);
  return (
    <Pagination rowsPerPageOptions={[25, 50, 100]} {...(isAbout && aboutSoMany(data?.length ?? 0, hasNextPage))} />
  );
}

const aboutSoMany = (shown: number, goesOn = true) => ({
  // react-admin hands it on to the table's pagination, whose own it is and which gives it all that it asks for.
  actions: TablePaginationActions as unknown as PaginationProps['actions'],
  showFirstButton: true,
  showLastButton: true,
  labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
    goesOn
      ? `${formatCount(from)} a ${formatCount(to)} de cerca de ${formatAbout(count)}`
      : `Últimos ${formatCount(shown)} de cerca de ${formatAbout(count)}`,
});
