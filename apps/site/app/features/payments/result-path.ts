/** Where the outcome of a payment is shown. */
export const resultPath = (paymentId: string): string => `/pago-confirmado?pago=${encodeURIComponent(paymentId)}`;
