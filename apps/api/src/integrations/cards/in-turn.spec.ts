import { describe, expect, it } from '@jest/globals';
import type { ChargeRequest, CheckoutHolder, CheckoutReport } from '../../payments/index.js';
import { OutboundError, type OutboundErrorKind } from '../gateway/outbound-error.js';
import { inTurn } from './in-turn.js';

const report = (reference: string): CheckoutReport => ({
  ...{ reference, paymentId: null, outcome: 'open', amount: '1.00', currency: 'MXN', failureCode: null },
});

const charge = (paymentId: string): ChargeRequest => ({
  ...{ paymentId, folio: 'R-1', amount: '1.00', attended: false, holderReference: 'cus_1', methodReference: 'pm_1' },
});

function none(failure: [OutboundErrorKind, number?] | null): null {
  if (failure) throw new OutboundError('cards', failure[0], { status: failure[1] });
  return null;
}

/** Fails so, or knows the checkout; counts how often it was asked. */
function holder(failure: [OutboundErrorKind, number?] | null, knows?: string): CheckoutHolder & { asked: number } {
  const one = {
    name: 'stripe' as const,
    asked: 0,
    async find(reference: string) {
      one.asked += 1;
      if (failure) throw new OutboundError('cards', failure[0], { status: failure[1] });
      return report(reference);
    },
    expire: (reference: string) => one.find(reference),
    findCharge: async ({ paymentId }: ChargeRequest) => (paymentId === knows ? one.find(paymentId) : none(failure)),
  };
  return one;
}

describe('accounts that are asked in turn', () => {
  it.each<[string, [OutboundErrorKind, number?]]>([
    ['does not know it', ['refused', 404]],
    ['may not', ['refused', 403]],
    ['was taken its key', ['unauthorised', 401]],
  ])('the next one is asked where the first %s', async (_what, failure) => {
    const [first, second] = [holder(failure), holder(null)];
    expect(await inTurn([first, second]).expire('cs_1')).toEqual(report('cs_1'));
    expect([first.asked, second.asked]).toEqual([1, 1]);
  });

  it.each<[string, [OutboundErrorKind, number?]]>([
    ['is out of order', ['failing', 503]],
    ['rests', ['open-circuit']],
    ['lies', ['not-understood']],
  ])('the first is waited for where it %s: it may be the one that holds it', async (_what, failure) => {
    const [first, second] = [holder(failure), holder(null)];
    await expect(inTurn([first, second]).find('cs_1')).rejects.toMatchObject({ kind: failure[0] });
    expect(second.asked).toBe(0);
  });

  it('the first that knows it is enough, and nobody’s knowing is told', async () => {
    const [first, second] = [holder(null), holder(null)];
    await inTurn([first, second]).find('cs_1');
    expect(second.asked).toBe(0);
    const nobody = inTurn([holder(['refused', 404]), holder(['unauthorised', 401])]);
    await expect(nobody.find('cs_1')).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});

describe('a charge whose answer was lost', () => {
  it('is found in whichever account made it', async () => {
    expect(await inTurn([holder(null), holder(null, 'p1')]).findCharge(charge('p1'))).toEqual(report('p1'));
    expect(await inTurn([holder(null), holder(null)]).findCharge(charge('p1'))).toBeNull();
  });

  it('was not made where nobody who answers knows it, and is unknown where nobody answers', async () => {
    expect(await inTurn([holder(['unauthorised', 401]), holder(null)]).findCharge(charge('p1'))).toBeNull();
    await expect(inTurn([holder(['unauthorised', 401])]).findCharge(charge('p1'))).rejects.toThrow();
    await expect(inTurn([holder(['failing', 503]), holder(null)]).findCharge(charge('p1'))).rejects.toThrow();
  });
});
