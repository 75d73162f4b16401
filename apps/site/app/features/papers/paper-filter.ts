import { PAPER_KINDS, type PaperChoice, type PaperKind } from '@flota/schemas';

/** What the page's address says is to be shown; empty is all. */
export interface PaperFilter {
  company: string;
  contract: string;
  kind: '' | PaperKind;
  /** Months, `YYYY-MM`. */
  from: string;
  until: string;
}

/** Names in the address, which the customer sees. */
const NAMES = { company: 'empresa', contract: 'contrato', kind: 'tipo', from: 'desde', until: 'hasta' } as const;
/** Where the page begins: behind a paper or before it. */
const PLACES = { after: 'despues', before: 'antes' } as const;

export const NO_FILTER: PaperFilter = { company: '', contract: '', kind: '', from: '', until: '' };

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
const isPlace = (text: string) => /^\d{4}-\d{2}-\d{2}_[\da-f-]{36}_\d$/.test(text);

/** What the address says, without what makes no sense. */
export function filterOf(parameters: URLSearchParams): PaperFilter {
  const text = (name: keyof typeof NAMES, isRight: (value: string) => boolean) => {
    const value = parameters.get(NAMES[name]) ?? '';
    return isRight(value) ? value : '';
  };
  return {
    company: text('company', isId),
    contract: text('contract', isId),
    kind: PAPER_KINDS.find((kind) => kind === parameters.get(NAMES.kind)) ?? '',
    from: text('from', isMonth),
    until: text('until', isMonth),
  };
}

/** The address with other filters, which begin at their first page; the rest of it stays. */
export function withFilter(parameters: URLSearchParams, changes: Partial<PaperFilter>): URLSearchParams {
  const wanted = withPlace(parameters, {});
  for (const [name, value] of Object.entries({ ...filterOf(parameters), ...changes })) {
    const inAddress = NAMES[name as keyof typeof NAMES];
    if (value) wanted.set(inAddress, value);
    else wanted.delete(inAddress);
  }
  return wanted;
}

/** The address of the page behind a paper, of the one before it, or of the first. */
export function withPlace(parameters: URLSearchParams, place: { after?: string; before?: string }): URLSearchParams {
  const wanted = new URLSearchParams(parameters);
  for (const name of Object.values(PLACES)) wanted.delete(name);
  if (place.after) wanted.set(PLACES.after, place.after);
  if (place.before) wanted.set(PLACES.before, place.before);
  return wanted;
}

export const isFiltered = (filter: PaperFilter): boolean => Object.values(filter).some((value) => value !== '');

/** Between such months there is nothing. */
export const isReversed = ({ from, until }: Pick<PaperFilter, 'from' | 'until'>): boolean =>
  from !== '' && until !== '' && from > until;

const said = (filter: PaperFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));

/** As the API takes them, with where the page begins. */
export function toQuery(parameters: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(said(filterOf(parameters)));
  for (const [name, inAddress] of Object.entries(PLACES)) {
    const place = parameters.get(inAddress) ?? '';
    if (isPlace(place)) query.set(name, place);
  }
  return query;
}

/** All that match. */
export const everyPaper = (filter: PaperFilter): PaperChoice => ({ filter: said(filter) });
