import { verifyWebhook } from '@flota/sdk';

/** For any server that speaks Fetch. `secret` is what the backoffice showed for the webhook. */
export async function receive(
  request: Request,
  secret: string,
  received: (contractId: string, amount: string) => void,
) {
  const event = verifyWebhook(await request.text(), request.headers, secret);
  if (event.type === 'payment.received') received(event.data.contractId, event.data.amount);
  return new Response(null, { status: 204 });
}
