import { MOVEMENT_KINDS, type MovementKind } from '@flota/schemas';

/** What the movements' part of a contract's page has in its address. */
export interface MovementFilters {
  from: string;
  until: string;
  side: '' | 'charges' | 'received';
  kind: '' | MovementKind;
  q: string;
  page: number;
}

/** Names in the address, which the customer sees. */
const NAMES = { from: 'desde', until: 'hasta', side: 'lado', kind: 'tipo', q: 'texto', page: 'pagina' } as const;
const SIDES = { cargos: 'charges', pagos: 'received' } as const;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** What the address says, without what makes no sense. */
export function readFilters(parameters: URLSearchParams): MovementFilters {
  const text = (name: keyof typeof NAMES) => parameters.get(NAMES[name])?.trim() ?? '';
  const day = (name: 'from' | 'until') => (isDay(text(name)) ? text(name) : '');
  const side = text('side');
  const page = Number(text('page'));
  return {
    from: day('from'),
    until: day('until'),
    side: Object.hasOwn(SIDES, side) ? SIDES[side as keyof typeof SIDES] : '',
    kind: MOVEMENT_KINDS.find((kind) => kind === text('kind')) ?? '',
    q: text('q').slice(0, 80),
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** The address with other filters, which begin at their first page; the rest of it stays. */
export function withFilters(parameters: URLSearchParams, changes: Partial<MovementFilters>): URLSearchParams {
  const { page = 1, ...filters } = { ...readFilters(parameters), page: 1, ...changes };
  const side = Object.entries(SIDES).find(([, value]) => value === filters.side)?.[0] ?? '';
  const wanted = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries({ ...filters, side, page: page > 1 ? String(page) : '' })) {
    const inAddress = NAMES[name as keyof typeof NAMES];
    if (value) wanted.set(inAddress, value);
    else wanted.delete(inAddress);
  }
  return wanted;
}

export const NO_FILTERS: Omit<MovementFilters, 'page'> = { from: '', until: '', side: '', kind: '', q: '' };

export const isFiltered = (filters: MovementFilters): boolean =>
  (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).some((name) => filters[name] !== '');

/** Between such days there is nothing. */
export const isReversed = ({ from, until }: Pick<MovementFilters, 'from' | 'until'>): boolean =>
  from !== '' && until !== '' && from > until;

/** As the API takes them. */
export const toQuery = (filters: MovementFilters): URLSearchParams =>
  new URLSearchParams(Object.entries({ ...filters, page: String(filters.page) }).filter(([, value]) => value !== ''));
