import { describe, expect, it } from '@jest/globals';
import {
  type AdminBillRequest,
  BILL_REQUEST_STEPS,
  billCorrectionAskSchema,
  billStateChangeSchema,
} from '@flota/schemas';
import { schemaErrors } from '../../api/schema-errors.js';
import { asksForPaper, needsDistributor, readCorrection, readStep } from './bill-step.js';

const place = { slug: 'leon' } as AdminBillRequest['distributor'];

it('is sent to a distributor only when there is one', () => {
  expect(needsDistributor({ distributor: null }, 'sent_to_distributor')).toBe(true);
  expect(needsDistributor({ distributor: place }, 'sent_to_distributor')).toBe(false);
  expect(needsDistributor({ distributor: null }, 'rejected')).toBe(false);
});

it('asks for the paper on the way to the distributor, and not for a rejection', () => {
  expect(Object.values(BILL_REQUEST_STEPS).flat().filter(asksForPaper)).toEqual(['preparing', 'sent_to_distributor']);
});

describe('what is sent', () => {
  it('says from which step, and leaves out a paper nobody chose', () => {
    expect(readStep('received', 'in_review')({ note: null, paper: '' })).toEqual({
      from: 'received',
      state: 'in_review',
      note: '',
    });
    expect(readStep('in_review', 'preparing')({ note: 'Lista', paper: 'invoice' })).toMatchObject({ paper: 'invoice' });
  });

  it('needs the reason of a rejection', () => {
    const reject = readStep('in_review', 'rejected');
    expect(schemaErrors(billStateChangeSchema, reject({ note: '' }))).toHaveProperty('note');
    expect(schemaErrors(billStateChangeSchema, reject({ note: 'La constancia está vencida.' }))).toEqual({});
  });

  it('names of a correction each part with its problem', () => {
    const read = readCorrection('in_review');
    const blank = { field: '', problem: '', note: null };
    expect(Object.keys(schemaErrors(billCorrectionAskSchema, read({ items: [blank] })))).toEqual(['items']);
    const items = [{ field: 'sat', problem: 'expired', note: null }];
    expect(read({ items })).toEqual({ from: 'in_review', items: [{ field: 'sat', problem: 'expired', note: '' }] });
    expect(schemaErrors(billCorrectionAskSchema, read({ items }))).toEqual({});
    expect(schemaErrors(billCorrectionAskSchema, read({ items: [] }))).toHaveProperty('items');
  });
});
