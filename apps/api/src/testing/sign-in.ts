import type { PrismaClient } from '@flota/prisma';
import { createCustomer, createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import type { StaffRole } from '@flota/schemas';
import { type CookieJar, receivedCookies } from './cookies.js';
import type { Http } from './http.js';

export type Caller = StaffRole | 'customer';

export interface SignedIn {
  id: string;
  email: string;
  token: string;
  /** `Authorization` header. */
  headers: { authorization: string };
  cookies: CookieJar;
}

interface Neighbours {
  http: Http;
  prisma: PrismaClient;
}

export async function signIn({ http, prisma }: Neighbours, caller: Caller): Promise<SignedIn> {
  const { id, email } =
    caller === 'customer' ? await createCustomer(prisma) : await createStaffAccount(prisma, { role: caller });
  const kind = caller === 'customer' ? 'customers' : 'staff';
  const response = await http.post(`/api/auth/${kind}/login`).send({ email, password: FACTORY_PASSWORD }).expect(200);
  const { jwt: token } = response.body as { jwt: string };
  return { id, email, token, headers: { authorization: `Bearer ${token}` }, cookies: receivedCookies(response) };
}
