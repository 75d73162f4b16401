/** Of `docs/integrations/examples/billing.mjs`. */
export const exampleSettings = (baseUrl: string) =>
  ({
    baseUrl,
    authentication: 'api-key',
    keyHeader: 'X-Api-Key',
    key: 'billing-token',
    everyMinutes: 15,
    pageSize: 2,
    noticeSecret: 'billing-secret',
  }) as const;
