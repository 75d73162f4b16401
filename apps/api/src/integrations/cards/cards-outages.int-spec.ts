import { randomUUID } from 'node:crypto';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { exampleSettings } from './cards.fixture.js';
import { cardsConnector } from './cards.connector.js';
import { StripeProvider } from './stripe-provider.js';

describeOutages('Stripe', {
  connector: cardsConnector,
  answers: { example: 'cards' },
  settings: exampleSettings,
  call: ({ http }) =>
    new StripeProvider({
      ...{ http, accountId: 'account', appUrl: 'https://flota.test', webhookSecrets: [] },
      keep: async () => undefined,
    }).start({
      paymentId: randomUUID(),
      ...{ folio: 'R-7K3MQ-92XAB', title: 'Contrato FL-2024-000123', amount: '321.00' },
      expiresAt: new Date(Date.now() + 3_600_000),
      keeping: null,
    }),
});
