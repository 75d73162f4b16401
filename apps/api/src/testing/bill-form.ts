import { todayInMexico } from '@flota/schemas';
import sharp from 'sharp';
import type { Call } from './http.js';
import { HOLDER_RFC } from './paid-off-contract.js';
import type { SignedIn } from './sign-in.js';
import type { TestApp } from './test-app.js';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const makePng = (background = 'red') =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

/** The text fields of the form, but the contract's. */
export const billForm = {
  date: todayInMexico(),
  name: 'Enrique Gómez Díaz',
  customer_id: '',
  rfc: HOLDER_RFC,
  street: 'Calle Encino 41',
  neighborhood: 'Arboledas',
  city: 'León',
  zipcode: '37480',
  state: 'Guanajuato',
};

interface Sent {
  fields: object;
  files: Partial<Record<string, Buffer>>;
  headers?: Record<string, string>;
}

/** Sends the billing purchase form; a field that is `undefined` is left out. */
export function purchase({ http }: TestApp, who: SignedIn, { fields, files, headers = {} }: Sent): Call {
  const call = http.post('/api/customers/bills/purchase').set(who.headers).set(headers);
  for (const [name, value] of Object.entries({ ...billForm, ...fields }))
    if (value !== undefined) call.field(name, String(value));
  for (const [name, content] of Object.entries(files))
    call.attach(name, content ?? Buffer.alloc(0), `../../etc/${name}.pdf`);
  return call;
}
