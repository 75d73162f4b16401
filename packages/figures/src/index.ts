export { catOf, catWithoutVat, type ShownCat } from './cat.js';
export { formatDay, formatLongDay, formatMonth, monthNames } from './days.js';
export { listText } from './list-text.js';
export {
  countVehicles,
  equipmentText,
  fittedPrice,
  linesView,
  type LinesView,
  type LineView,
  priceLines,
  quotedPrice,
  rateText,
  tradeInLines,
  tradeInNote,
  vehiclesText,
} from './lines.js';
export {
  formatAmount,
  formatFraction,
  formatMoney,
  formatPercent,
  fromCents,
  isZero,
  percentOfAmount,
  sumOf,
  toCents,
} from './money.js';
export { formatPhone } from './phones.js';
export { downPaymentName, downPaymentShare, downPaymentText, isLease, monthlyName } from './names.js';
export { quoteContact, type QuoteContact, quoteMessage, whatsAppLink } from './quote-contact.js';
export {
  type Figure,
  type FigureGroup,
  type FigureName,
  firstPaymentName,
  fleetFigures,
  listedFigures,
  quoteFigures,
} from './quote-figures.js';
export { type CreditView, type QuoteView, viewOf } from './quote-view.js';
export { type ScheduleColumn, scheduleColumns } from './schedule.js';
