import { Link as MuiLink } from '@mui/material';
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import {
  type DataTableColumnProps,
  Link,
  type RaRecord,
  useDataTableStoreContext,
  useFieldValue,
  useStore,
} from 'react-admin';

type Cell = ReactElement<DataTableColumnProps<RaRecord>>;

/** The cells of a row, of which the first one that is shown and tells something leads to the record. */
export function LinkedCells({ to, children }: { to: string; children: ReactNode }) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const cells = Children.toArray(children);
  const at = cells.findIndex((cell) => isCell(cell) && tells(cell) && !hidden.includes(cell.props.source ?? ''));
  return cells.map((cell, index) => (index === at && isCell(cell) ? linked(cell, to) : cell));
}

const isCell = (cell: ReactNode): cell is Cell => isValidElement<DataTableColumnProps>(cell);

/** A record's place in the order and the box that chooses it say nothing of it, and are worked by themselves. */
const ABOUT_THE_ROW = ['position', 'chosen'];
const tells = ({ props: { source } }: Cell): boolean => source !== undefined && !ABOUT_THE_ROW.includes(source);

function linked(cell: Cell, to: string): Cell {
  const { source = '', render, field: Field, children } = cell.props;
  const shown = (record: RaRecord): ReactNode => {
    if (children) return children;
    if (render) return render(record);
    return Field ? <Field source={source} /> : <Value source={source} />;
  };
  return cloneElement(cell, {
    children: undefined,
    render: (record: RaRecord) => <RowLink to={to}>{shown(record)}</RowLink>,
  });
}

const Value = ({ source }: { source: string }) => String(useFieldValue({ source }) ?? '—');

/** A link needs something to be called by. */
const isNothing = (shown: ReactNode): boolean =>
  shown === null || shown === undefined || shown === '' || shown === false;

/** `data-row-link` is how the keys of a list find it (`keyboard/rows.ts`). */
const RowLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <MuiLink
    component={Link}
    to={to}
    state={{ _scrollToTop: true }}
    underline="hover"
    data-row-link=""
    // The row would go there once more.
    onClick={(event: MouseEvent) => event.stopPropagation()}
    sx={{ color: 'inherit', scrollMarginBlock: 96, '&:focus-visible': { outline: 'none' } }}
  >
    {isNothing(children) ? '—' : children}
  </MuiLink>
);
