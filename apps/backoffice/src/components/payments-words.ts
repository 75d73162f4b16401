import { formatCount } from '../i18n/format.js';

export const paymentsWords = (count: number): string => (count === 1 ? 'un pago' : `${formatCount(count)} pagos`);
