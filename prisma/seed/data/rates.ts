import type { RateRow } from '@flota/schemas';

/** Annual percent by longest term. */
type RatesByTerm = Record<number, string>;

/** The same by down payment: from 30 %, from 20 %, and below. */
type RatesByTermAndDownPayment = Record<number, [from30: string, from20: string, below20: string]>;

type Borrower = Pick<RateRow, 'vehicleTypes' | 'personTypes'>;

const borrowers = {
  companyTrucks: { vehicleTypes: ['camion'], personTypes: ['moral'] },
  personTrucks: { vehicleTypes: ['camion'], personTypes: ['fisica', 'fisica_empresarial'] },
  companyBuses: { vehicleTypes: ['autobus'], personTypes: ['moral'] },
  personBuses: { vehicleTypes: ['autobus'], personTypes: ['fisica', 'fisica_empresarial'] },
} satisfies Record<string, Borrower>;

type Rates<Table> = Record<keyof typeof borrowers, Table>;

/** The first line that fits gives the rate, so lines go from the shortest term up and from the highest down payment down. */
function rows<Table extends Record<number, unknown>>(
  rates: Rates<Table>,
  lines: (cell: Table[number]) => Omit<RateRow, 'maxTermMonths'>[],
): RateRow[] {
  return Object.entries(borrowers).flatMap(([name, borrower]) =>
    Object.entries(rates[name as keyof typeof borrowers]).flatMap(([maxTermMonths, cell]) =>
      lines(cell as Table[number]).map((line) => ({ ...borrower, maxTermMonths: Number(maxTermMonths), ...line })),
    ),
  );
}

const byTerm = (rates: Rates<RatesByTerm>): RateRow[] => rows(rates, (annualRatePercent) => [{ annualRatePercent }]);

const byTermAndDownPayment = (rates: Rates<RatesByTermAndDownPayment>): RateRow[] =>
  rows(rates, ([from30, from20, below20]) => [
    { minDownPaymentPercent: '30', annualRatePercent: from30 },
    { minDownPaymentPercent: '20', annualRatePercent: from20 },
    { annualRatePercent: below20 },
  ]);

export const directCreditRates = byTermAndDownPayment({
  companyTrucks: {
    24: ['13.5', '13.9', '14.5'],
    36: ['13.8', '14.1', '14.7'],
    48: ['13.9', '14.3', '14.9'],
    60: ['14.1', '14.5', '15.1'],
    72: ['14.6', '15.0', '15.6'],
  },
  personTrucks: {
    24: ['14.4', '14.8', '15.4'],
    36: ['14.7', '15.0', '15.6'],
    48: ['14.8', '15.2', '15.8'],
    60: ['15.0', '15.4', '16.0'],
    72: ['15.5', '15.9', '16.5'],
  },
  companyBuses: {
    24: ['14.0', '14.4', '15.0'],
    36: ['14.3', '14.6', '15.2'],
    48: ['14.4', '14.8', '15.4'],
    60: ['14.6', '15.0', '15.6'],
    72: ['15.1', '15.5', '16.1'],
  },
  personBuses: {
    24: ['15.1', '15.5', '16.1'],
    36: ['15.4', '15.7', '16.3'],
    48: ['15.6', '16.0', '16.6'],
    60: ['15.9', '16.3', '16.9'],
    72: ['16.4', '16.8', '17.5'],
  },
});

export const flexibilityRates = byTerm({
  companyTrucks: { 24: '13.7', 36: '13.9', 48: '14.4' },
  personTrucks: { 24: '14.6', 36: '14.8', 48: '15.3' },
  companyBuses: { 24: '14.2', 36: '14.4', 48: '14.9' },
  personBuses: { 24: '15.3', 36: '15.5', 48: '16.0' },
});

export const financialLeaseRates = byTerm({
  companyTrucks: { 24: '14.3', 36: '14.5', 48: '14.7', 60: '14.9' },
  personTrucks: { 24: '15.2', 36: '15.4', 48: '15.6', 60: '15.8' },
  companyBuses: { 24: '14.8', 36: '15.0', 48: '15.2', 60: '15.4' },
  personBuses: { 24: '15.9', 36: '16.1', 48: '16.3', 60: '16.5' },
});

export const pureLeaseRates = byTerm({
  companyTrucks: { 24: '15.1', 36: '15.3', 48: '15.5', 60: '15.8' },
  personTrucks: { 24: '16.0', 36: '16.2', 48: '16.4', 60: '16.7' },
  companyBuses: { 24: '15.6', 36: '15.8', 48: '16.0', 60: '16.3' },
  personBuses: { 24: '16.6', 36: '16.8', 48: '17.0', 60: '17.3' },
});
