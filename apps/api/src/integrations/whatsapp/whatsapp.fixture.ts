/** Of `docs/integrations/examples/whatsapp.mjs`. */
export const exampleSettings = (baseUrl: string) => ({
  baseUrl,
  phoneNumberId: '106540352242922',
  accountId: '102290129340398',
  accessToken: 'EAAexample',
  appSecret: 'app-secret',
  verifyToken: 'verify-me',
});
