import type { PrismaClient } from '@flota/prisma';
import { createApiClient, createCustomer, createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import { API_SCOPES, type ApiScope, type StaffRole } from '@flota/schemas';
import { type CookieJar, receivedCookies } from './cookies.js';
import type { Http } from './http.js';

export type Caller = StaffRole | 'customer';

/** An outside system with its key. */
export interface Integrating {
  id: string;
  key: string;
  headers: { authorization: string };
}

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

/** A new client of the API, which may do all unless `scopes` say less, and as often as it likes. */
export async function integrate(
  { prisma }: Pick<Neighbours, 'prisma'>,
  scopes: readonly ApiScope[] = API_SCOPES,
): Promise<Integrating> {
  const { client, key } = await createApiClient(prisma, { scopes: [...scopes], requestsPerMinute: 1_000_000 });
  return { id: client.id, key, headers: { authorization: `Bearer ${key}` } };
}
