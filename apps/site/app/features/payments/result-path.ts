import { PAYMENT_RESULT_PATH } from '../../constants/paths.js';

export const resultPath = (paymentId: string): string => `${PAYMENT_RESULT_PATH}?pago=${encodeURIComponent(paymentId)}`;
