import { readAmount, readCount } from './inputs.js';
import { moneyText, sum, toCents, type Decimal } from './money.js';

/** What having a vehicle costs beside its financing, MXN as text; `null`: the lender has no figure. */
export interface OwnershipRates {
  tenenciaPerYear: string | null;
  verificationPerYear: string | null;
  maintenancePerKm: string | null;
  tyresPerKm: string | null;
  fuelPerKm: string | null;
}

export interface OwnershipUse {
  /** Whole kilometres, 0 to 100,000. */
  kmPerMonth: number;
  withFuel: boolean;
  /** The quote's own estimate with VAT, MXN as text; `null` where it assumes none. */
  insuranceMonthly: string | null;
}

export interface OwnershipLine {
  name: 'insurance' | 'tenencia' | 'verification' | 'maintenance' | 'tyres' | 'fuel';
  /** MXN with two decimals. */
  monthly: string;
}

export const MAX_KM_PER_MONTH = 100_000;
const MONTHS = 12;

/**
 * An estimate of what a vehicle costs each month apart from what is paid for its financing, to the cent line by line. It
 * is no figure of a quote: in no payment, in no total and not in the CAT.
 *
 * @throws FinanceError `COUNT.OUT_OF_RANGE` (`kmPerMonth`), `DECIMAL.INVALID` (the name of the rate)
 */
export function ownershipCost(rates: OwnershipRates, use: OwnershipUse): { lines: OwnershipLine[]; monthly: string } {
  const km = readCount(use, 'kmPerMonth', { min: 0, max: MAX_KM_PER_MONTH });
  const ofYear = (field: 'tenenciaPerYear' | 'verificationPerYear') =>
    rates[field] === null ? null : toCents(readAmount(rates, field).div(MONTHS));
  const ofRoad = (field: 'maintenancePerKm' | 'tyresPerKm' | 'fuelPerKm') =>
    rates[field] === null ? null : toCents(readAmount(rates, field).times(km));
  const amounts: [OwnershipLine['name'], Decimal | null][] = [
    ['insurance', use.insuranceMonthly === null ? null : readAmount(use, 'insuranceMonthly')],
    ['tenencia', ofYear('tenenciaPerYear')],
    ['verification', ofYear('verificationPerYear')],
    ['maintenance', ofRoad('maintenancePerKm')],
    ['tyres', ofRoad('tyresPerKm')],
    ['fuel', use.withFuel ? ofRoad('fuelPerKm') : null],
  ];
  const known = amounts.flatMap(([name, amount]) => (amount === null || amount.isZero() ? [] : [{ name, amount }]));
  return {
    lines: known.map(({ name, amount }) => ({ name, monthly: moneyText(amount) })),
    monthly: moneyText(sum(known.map(({ amount }) => amount))),
  };
}
