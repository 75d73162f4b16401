import { expect, it } from '@jest/globals';
import { isSignedByTwilio, twilioSignature } from './twilio-signature.js';

// What Twilio's own libraries are tested with.
const TOKEN = '12345';
const URL = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const FORM = {
  CallSid: 'CA1234567890ABCDE',
  Caller: '+14158675309',
  Digits: '1234',
  From: '+14158675309',
  To: '+18005551212',
};
const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';
const form = (fields: Record<string, string> | [string, string][] = FORM) => new URLSearchParams(fields);

it('is what Twilio makes of its published example, in whatever order the fields come', () => {
  expect(twilioSignature(TOKEN, { url: URL, form: form() })).toBe(SIGNATURE);
  expect(twilioSignature(TOKEN, { url: URL, form: form(Object.entries(FORM).reverse()) })).toBe(SIGNATURE);
});

it.each([
  ['another token', '12346', { url: URL, form: form() }],
  ['another address', TOKEN, { url: `${URL}&id=1`, form: form() }],
  ['another field', TOKEN, { url: URL, form: form({ ...FORM, Digits: '1235' }) }],
  ['one field more', TOKEN, { url: URL, form: form({ ...FORM, Extra: '' }) }],
])('fits nothing signed with %s', (_, token, signed) => {
  expect(isSignedByTwilio(token, SIGNATURE, signed)).toBe(false);
});

it('counts a field that comes twice by each of its values, once', () => {
  const twice: [string, string][] = [
    ['To', 'b'],
    ['To', 'a'],
    ['To', 'b'],
  ];
  expect(twilioSignature(TOKEN, { url: URL, form: form(twice) })).toBe(
    twilioSignature(TOKEN, { url: `${URL}ToaTob`, form: form({}) }),
  );
});
