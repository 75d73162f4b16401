import { afterEach, expect, it } from '@jest/globals';
import { setWording } from '@flota/texts/wording';
import { creditTerms, quoteOf } from './quote.fixture.js';
import { scheduleCsv } from './schedule-csv.js';

afterEach(() => setWording({}));

const { schedule } = quoteOf({ ...creditTerms, vatOnInterestRate: '0.16' });

it("keeps the lessor's own split out of a pure lease's file", () => {
  const [header, first] = scheduleCsv({ kind: 'pure_lease', schedule }).split('\r\n');
  expect(header).toBe('\uFEFFNúmero,Renta sin IVA,IVA,Renta con IVA');
  expect(first?.split(',')).toHaveLength(4);
});

it('has a line for each payment and one for what they are', () => {
  const lines = scheduleCsv({ kind: 'financial_lease', schedule }).split('\r\n');
  expect(lines).toHaveLength(62);
  expect(lines[1]).toBe('1,31862.73,33640.00,5382.40,70885.13,2752137.27');
});

it('stays in its columns whatever they are called', () => {
  setWording({ 'quotePayments.number': 'Número, o "mes"' });
  const [header] = scheduleCsv({ kind: 'pure_lease', schedule }).split('\r\n');
  expect(header).toBe('\uFEFF"Número, o ""mes""",Renta sin IVA,IVA,Renta con IVA');
});
