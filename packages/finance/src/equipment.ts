import { MAX_UNITS, readAmount, readCount, readPositiveAmount } from './inputs.js';
import { moneyText } from './money.js';

/** Something mounted on a vehicle that is financed with it: MXN with VAT for each, and how many of it one vehicle has. */
export interface FittedEquipment {
  price: string;
  quantity: number;
}

/**
 * The price of a vehicle with what is mounted on it, MXN with VAT: the price that a plan's percentages count on. The
 * equipment bears the VAT of the vehicle, so a lease takes it out of the sum, once.
 *
 * @throws FinanceError `DECIMAL.INVALID` or `AMOUNT.OUT_OF_RANGE` (`priceWithVat`, `price`), `COUNT.OUT_OF_RANGE` (`quantity`)
 */
export const priceWithEquipment = (priceWithVat: string, equipment: readonly FittedEquipment[] = []): string =>
  moneyText(
    equipment.reduce(
      (price, item) =>
        price.plus(readAmount(item, 'price').times(readCount(item, 'quantity', { min: 1, max: MAX_UNITS }))),
      readPositiveAmount({ priceWithVat }, 'priceWithVat'),
    ),
  );
