/** Where a provider sends the browser back to. What that page shows is asked of us, never of the address. */
export const returnUrls = (appUrl: string, paymentId: string) => ({
  success: `${appUrl}/pago-confirmado?pago=${paymentId}`,
  cancel: `${appUrl}/pago-confirmado?pago=${paymentId}&cancelado=1`,
});
