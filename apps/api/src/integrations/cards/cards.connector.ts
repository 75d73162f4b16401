import { fieldCode, orNull } from '@flota/schemas';
import { z } from 'zod';
import { defineConnector } from '../connectors/define-connector.js';
import { choice, optionalSecret, secret, url, when } from '../connectors/fields.js';
import { STRIPE_API, WEBHOOK_PATH } from './stripe.js';
import { nameOfAccount, webhookOf } from './try-stripe.js';

const beginsWith = (pattern: RegExp) =>
  z.string(fieldCode('TEXT.REQUIRED')).trim().regex(pattern, fieldCode('VALUE.INVALID'));
const signingSecret = beginsWith(/^whsec_[\x21-\x7e]{1,200}$/);

/** Stripe's hosted Checkout, by its documented API. */
export const cardsConnector = defineConnector({
  name: 'cards',
  title: 'Pagos con tarjeta (Stripe)',
  about:
    'Cobra con tarjeta en la página de Stripe: los datos de la tarjeta nunca pasan por Flota. Apagada, valen las claves de la instalación, si las hay; sin ellas se paga solo por transferencia.',
  category: 'money',
  fields: {
    provider: choice({
      label: 'Quién cobra',
      names: { stripe: 'Stripe', none: 'Nadie: solo transferencias' },
      initial: 'stripe',
    }),
    secretKey: when('provider', ['stripe'], {
      ...secret({
        label: 'Clave secreta',
        hint: 'Empieza con sk_live_ o rk_live_. Si es restringida: Checkout Sessions, Setup Intents, Payment Intents y Payment Methods con escritura, Webhook Endpoints con lectura.',
      }),
      schema: beginsWith(/^[rs]k_(live|test)_\w{1,300}$/),
    }),
    webhookSecret: when('provider', ['stripe'], {
      ...secret({
        label: 'Secreto de firma del webhook',
        hint: `Empieza con whsec_. El webhook de Stripe apunta a ${WEBHOOK_PATH} de este sitio.`,
      }),
      schema: signingSecret,
    }),
    formerWebhookSecret: when('provider', ['stripe'], {
      ...optionalSecret({
        label: 'Secreto de firma anterior',
        hint: 'Solo mientras cambia de webhook: se aceptan avisos firmados con los dos. Quítelo al terminar.',
      }),
      schema: orNull(signingSecret),
    }),
    baseUrl: when(
      'provider',
      ['stripe'],
      url({
        label: 'Dirección de la API',
        hint: 'La de Stripe; otra, solo para pruebas.',
        initial: STRIPE_API,
      }),
    ),
  },
  baseUrl: ({ baseUrl }) => baseUrl ?? undefined,
  authentication: ({ secretKey }) =>
    secretKey === null ? { kind: 'none' } : { kind: 'api-key', header: 'authorization', key: `Bearer ${secretKey}` },
  test: async ({ http, settings: { provider, secretKey } }) => {
    if (provider === 'none') return 'No se cobran tarjetas: los clientes pagan por transferencia.';
    const name = await nameOfAccount(http);
    const webhook = await webhookOf(http);
    const who = name === null ? 'Conectado' : `Conectado como «${name}»`;
    const isLive = /^.k_live_/.test(secretKey ?? '');
    return `${who}, ${isLive ? 'con una clave de producción' : 'con una clave de pruebas: nadie paga de verdad'}. ${webhook}`;
  },
});

export type CardsFields = typeof cardsConnector.fields;
