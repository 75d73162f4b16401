import { describe, expect, test } from '@jest/globals';
import { creditTerms, financialLeaseTerms, pureLeaseTerms, referenceCase, refusal } from './testing/reference.js';
import { calculateQuote, METHOD_EDITIONS } from './index.js';

// 3.25 % of the price with VAT a year. CATs with it: bisected in Python's decimals, by the equation and nothing of ours.
const monthly = '9425.00';
const figures = {
  insuranceWithoutVat: '9425.00',
  insuranceVat: '1508.00',
  insuranceTotal: '10933.00',
  insuranceOfTerm: '655980.00',
};
const C01 = { catPercentExact: '16.5523888664', catDisplay: '16.6%' };
const C01_INSURED = { catPercentExact: '24.0246129699', catDisplay: '24.0%' };
const bothCats = {
  catWithInsurancePercentExact: C01_INSURED.catPercentExact,
  catWithInsuranceDisplay: C01_INSURED.catDisplay,
  catWithoutInsurancePercentExact: C01.catPercentExact,
  catWithoutInsuranceDisplay: C01.catDisplay,
};

describe('insurance of a credit', () => {
  const plain = calculateQuote(creditTerms());
  // C01's 4690752.97 and 60 premiums with VAT
  const insured = { ...plain, ...figures, ...bothCats, totalWithInsurance: '5346732.97' };

  test('that the lender requires counts in the CAT, and changes no other figure', () => {
    expect(plain).toMatchObject(C01);
    expect(calculateQuote(creditTerms({ mandatoryInsuranceMonthly: monthly }))).toEqual({
      ...insured,
      ...C01_INSURED,
      catInsurance: '9425.00',
    });
  });

  test('that may be left does not, and the CAT with it stands beside', () => {
    expect(calculateQuote(creditTerms({ optionalInsuranceMonthly: monthly }))).toEqual({
      ...insured,
      ...C01,
      catInsurance: '0.00',
    });
  });

  test('that an earlier edition left out of the CAT is left out still', () => {
    const terms = creditTerms({ mandatoryInsuranceMonthly: monthly, insuranceInCat: false });
    expect(calculateQuote(terms)).toMatchObject({ ...C01, catInsurance: '0.00' });
  });

  test('has to be an amount', () => {
    for (const field of ['mandatoryInsuranceMonthly', 'optionalInsuranceMonthly']) {
      expect(refusal(() => calculateQuote({ ...creditTerms(), [field]: '9,425' }))).toEqual(['DECIMAL.INVALID', field]);
    }
  });
});

test('insurance of a financial lease counts in its CAT too', () => {
  const plain = calculateQuote(financialLeaseTerms());
  expect(plain.catPercentExact).toBe(referenceCase('F01').expected.catPercentExact);
  expect(calculateQuote(financialLeaseTerms({ mandatoryInsuranceMonthly: monthly }))).toMatchObject({
    ...figures,
    catPercentExact: '24.6627939004',
    catWithoutInsurancePercentExact: '17.0107826588',
    totalPaidAll: plain.totalPaidAll,
  });
});

test('insurance of a pure lease is beside its rent, without a CAT to count in', () => {
  const plain = calculateQuote(pureLeaseTerms());
  expect(calculateQuote(pureLeaseTerms({ mandatoryInsuranceMonthly: monthly }))).toEqual({
    ...plain,
    ...figures,
    // 48 rents of it
    insuranceOfTerm: '524784.00',
  });
});

test('editions are named from the oldest to the one in use', () => {
  expect(METHOD_EDITIONS[0]).toBe('2025.1');
  expect(calculateQuote(creditTerms()).methodVersion).toBe(METHOD_EDITIONS.at(-1));
});
