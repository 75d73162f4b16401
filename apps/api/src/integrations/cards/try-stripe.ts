import { z } from 'zod';
import { ConnectorTestError } from '../connectors/define-connector.js';
import type { OutboundHttp } from '../gateway/outbound-http.js';
import {
  CARD_EVENTS,
  EVENTS,
  refusalSchema,
  sessionSchema,
  STRIPE_HEADERS as headers,
  WEBHOOK_PATH,
} from './stripe.js';

/** What a restricted key may not read. */
const FORBIDDEN = 403;

const accountSchema = z.object({
  charges_enabled: z.boolean(),
  settings: z.object({ dashboard: z.object({ display_name: z.string().nullable() }) }).nullish(),
});
const endpointsSchema = z.object({
  data: z.array(z.object({ url: z.string(), status: z.string(), enabled_events: z.array(z.string()) })),
});

/**
 * What the account is called; `null` where the key may not know.
 *
 * @throws ConnectorTestError where it can't take money
 */
export async function nameOfAccount(http: OutboundHttp): Promise<string | null> {
  await http.request({
    ...{ operation: 'Probar la clave', path: '/v1/checkout/sessions', query: { limit: 1 }, headers },
    schema: z.object({ data: z.array(sessionSchema) }),
  });
  const account = await http.request({
    ...{ operation: 'Leer la cuenta', path: '/v1/account', headers },
    accept: [FORBIDDEN],
    schema: z.union([accountSchema, refusalSchema]),
  });
  if ('error' in account) return null;
  if (!account.charges_enabled) {
    throw new ConnectorTestError('La cuenta de Stripe todavía no puede cobrar. Termine de activarla en su tablero.');
  }
  return account.settings?.dashboard.display_name ?? null;
}

/**
 * Whether Stripe would tell us of payments, in Spanish.
 *
 * @throws ConnectorTestError where it would not
 */
export async function webhookOf(http: OutboundHttp): Promise<string> {
  const answer = await http.request({
    ...{ operation: 'Leer los webhooks', path: '/v1/webhook_endpoints', query: { limit: 100 }, headers },
    accept: [FORBIDDEN],
    schema: z.union([endpointsSchema, refusalSchema]),
  });
  if ('error' in answer) return 'La clave no permite ver si el webhook está dado de alta: revíselo en Stripe.';
  const ours = answer.data.filter(({ status, url }) => status === 'enabled' && url.endsWith(WEBHOOK_PATH));
  const isMissing = (event: string) =>
    !ours.some(({ enabled_events: told }) => told.includes(event) || told.includes('*'));
  const missing = EVENTS.filter(isMissing);
  const missingOfCards = CARD_EVENTS.filter(isMissing);
  if (missing.length === 0) {
    return missingOfCards.length === 0
      ? 'El webhook está dado de alta.'
      : `El webhook está dado de alta. Para que las tarjetas guardadas y el pago automático se sepan al momento, agréguele ${missingOfCards.join(', ')}.`;
  }
  throw new ConnectorTestError(
    ours.length === 0
      ? `La clave sirve, pero en Stripe no hay un webhook activo a ${WEBHOOK_PATH} de este sitio. Agréguelo en su tablero con los eventos ${EVENTS.join(', ')}.`
      : `La clave sirve, pero al webhook de Stripe le faltan eventos: ${missing.join(', ')}. Agréguelos en su tablero.`,
  );
}
