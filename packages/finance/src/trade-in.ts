import { FinanceError } from './errors.js';
import { MAX_UNITS, readAmount, readCount, readPositiveAmount } from './inputs.js';
import { moneyText } from './money.js';

/** The figures of one vehicle that a trade-in counts toward: a credit's down payment or a financial lease's first rent. */
type DownPaid = Readonly<Partial<Record<'initialOutlay' | 'downPayment' | 'initialRentWithoutVat', string>>>;

/** What is left to pay in money once a vehicle was given in part payment, MXN. */
export interface TradeInFigures {
  /** The whole down payment (initial rent, without VAT) of all units. */
  downPayment: string;
  downPaymentInMoney: string;
  /** All that is paid at signing, less the vehicle. */
  initialOutlayInMoney: string;
}

/**
 * Takes a vehicle given in part payment as part of the down payment. No figure of the financing changes with it: it is a
 * way to pay what was to be paid anyway, so it can't be worth more than that.
 *
 * @param figures of one vehicle, MXN
 * @param value what the vehicle is expected to be worth, MXN
 * @throws FinanceError `TRADE_IN.NOT_OFFERED` (`value`) where there is no down payment, `TRADE_IN.ABOVE_DOWN_PAYMENT`
 *   (`value`) where it is worth more, `AMOUNT.OUT_OF_RANGE`, `COUNT.OUT_OF_RANGE`, `DECIMAL.INVALID`
 */
export function applyTradeIn(figures: DownPaid, units: number, value: string): TradeInFigures {
  const count = readCount({ units }, 'units', { min: 1, max: MAX_UNITS });
  const worth = readPositiveAmount({ value }, 'value');
  const field = figures.initialRentWithoutVat === undefined ? 'downPayment' : 'initialRentWithoutVat';
  const downPayment = figures[field] === undefined ? null : readAmount(figures, field).times(count);
  if (downPayment === null || downPayment.isZero()) throw new FinanceError('TRADE_IN.NOT_OFFERED', 'value');
  if (worth.gt(downPayment)) throw new FinanceError('TRADE_IN.ABOVE_DOWN_PAYMENT', 'value');
  return {
    downPayment: moneyText(downPayment),
    downPaymentInMoney: moneyText(downPayment.minus(worth)),
    initialOutlayInMoney: moneyText(readAmount(figures, 'initialOutlay').times(count).minus(worth)),
  };
}
