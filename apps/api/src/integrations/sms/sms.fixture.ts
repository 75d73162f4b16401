/** Of `docs/integrations/examples/sms.mjs`. */
export const exampleSettings = (url: string) =>
  ({
    baseUrl: `${url}/2010-04-01`,
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'auth-token',
    sender: '+525550000000',
    name: 'Flota',
    unaccented: true,
  }) as const;
