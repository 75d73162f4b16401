/** Where the outcome of a payment is shown. */
export const PAYMENT_RESULT_PATH = '/pago-confirmado';

export const resultPath = (paymentId: string): string => `${PAYMENT_RESULT_PATH}?pago=${encodeURIComponent(paymentId)}`;
