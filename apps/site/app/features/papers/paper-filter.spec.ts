import { describe, expect, it } from '@jest/globals';
import { everyPaper, filterOf, isReversed, NO_FILTER, toQuery, withFilter, withPlace } from './paper-filter.js';

const ID = '0198a000-0000-7000-8000-000000000000';
const PLACE = `2026-10-31_${ID}_1`;
const address = new URLSearchParams({
  empresa: ID,
  tipo: 'invoice',
  desde: '2026-01',
  hasta: '2026-05',
  despues: PLACE,
});

describe('the filters in the address', () => {
  it('are read back as they were written', () => {
    const filter = { company: ID, contract: '', kind: 'invoice' as const, from: '2026-01', until: '2026-05' };
    expect(filterOf(address)).toEqual(filter);
    expect(filterOf(withFilter(new URLSearchParams(), filter))).toEqual(filter);
    expect(toQuery(address).get('after')).toBe(PLACE);
  });

  it('leave out what makes no sense', () => {
    const odd = new URLSearchParams({ empresa: 'x', tipo: 'otro', desde: '2026-13', hasta: 'ayer', despues: 'x' });
    expect(filterOf(odd)).toEqual(NO_FILTER);
    expect(toQuery(odd).toString()).toBe('');
  });

  it('begin at their first page when they change, and keep the rest of the address', () => {
    const changed = withFilter(new URLSearchParams(`${address.toString()}&otro=1`), { kind: '' });
    expect([...changed.keys()].toSorted()).toEqual(['desde', 'empresa', 'hasta', 'otro']);
    expect(withPlace(address, { before: PLACE }).get('despues')).toBeNull();
  });

  it('choose all that match', () => {
    expect(everyPaper(filterOf(address))).toEqual({
      filter: { company: ID, kind: 'invoice', from: '2026-01', until: '2026-05' },
    });
  });

  it('are reversed when the first month is after the last one', () => {
    expect(isReversed({ from: '2026-05', until: '2026-04' })).toBe(true);
    expect(isReversed({ from: '2026-05', until: '2026-05' })).toBe(false);
    expect(isReversed({ from: '2026-05', until: '' })).toBe(false);
  });
});
