/** As the example in `docs/integrations/examples` knows us. */
export const exampleSettings = (baseUrl: string) =>
  ({
    provider: 'stripe',
    baseUrl,
    secretKey: 'sk_test_ejemplo',
    webhookSecret: 'whsec_ejemplo',
    formerWebhookSecret: null,
  }) as const;
