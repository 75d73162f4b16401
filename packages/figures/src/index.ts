export { formatDay, formatLongDay } from './days.js';
export {
  formatAmount,
  formatMoney,
  formatPercent,
  fromCents,
  isZero,
  percentOfAmount,
  sumOf,
  toCents,
} from './money.js';
export { downPaymentName, isLease, monthlyName } from './names.js';
