import { MAX_UNITS, readAmount, readCount } from './inputs.js';
import { moneyText } from './money.js';

/** The figures of one vehicle that are paid; a quote of any kind has its own of them. */
type PaidFigures = Readonly<
  Partial<
    Record<
      'initialOutlay' | 'monthlyPayment' | 'rentTotal' | 'insuranceTotal' | 'totalPaidAll' | 'totalWithInsurance',
      string
    >
  >
>;

/** What all vehicles of a quote cost together, MXN with two decimals. */
export interface FleetFigures {
  initialOutlay: string;
  /** Of a lease: the rent with VAT. */
  monthlyPayment: string;
  /** Insurance with VAT, each month beside the payment; left out where there is none. */
  insurance?: string;
  /** Left out where one vehicle has no total (pure lease). */
  total?: string;
  /** The total and the insurance of the term; only where there are both. */
  totalWithInsurance?: string;
}

/**
 * The figures of one vehicle (MXN) times the number of vehicles. Each vehicle has a contract of its own, rounded to the
 * cent, so the fleet pays exactly `units` times as much.
 *
 * @throws FinanceError `COUNT.OUT_OF_RANGE` (`units`: whole, 1 to 9,999), `DECIMAL.INVALID` (the name of the figure)
 */
export function fleetFigures(figures: PaidFigures, units: number): FleetFigures {
  const count = readCount({ units }, 'units', { min: 1, max: MAX_UNITS });
  const times = (field: keyof PaidFigures) => moneyText(readAmount(figures, field).times(count));
  return {
    initialOutlay: times('initialOutlay'),
    monthlyPayment: times(figures.rentTotal === undefined ? 'monthlyPayment' : 'rentTotal'),
    ...(figures.insuranceTotal !== undefined && { insurance: times('insuranceTotal') }),
    ...(figures.totalPaidAll !== undefined && { total: times('totalPaidAll') }),
    ...(figures.totalWithInsurance !== undefined && { totalWithInsurance: times('totalWithInsurance') }),
  };
}
