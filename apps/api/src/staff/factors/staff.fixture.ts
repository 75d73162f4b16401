import { createStaffAccount, FACTORY_PASSWORD } from '@flota/prisma/seed';
import {
  recoveryCodesSchema,
  staffFactorNeededSchema,
  staffSessionSchema,
  staffTotpSetupSchema,
  type StaffRole,
} from '@flota/schemas';
import { TOTP } from 'otpauth';
import { newAddress } from '../../testing/clients.js';
import type { TestApp } from '../../testing/test-app.js';

const HALF_MINUTE = 30_000;

/** A code of the app; `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * HALF_MINUTE });

/** Another than the right ones around now. */
export const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
};

/** What tests about staff's second factors do all the time. */
export function staffOf(api: TestApp) {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const login = (email: string, password = FACTORY_PASSWORD, address = newAddress()) =>
    api.http.post('/api/auth/staff/login').set('x-forwarded-for', address).send({ email, password });
  const own = (token: string, path: string, body: object = {}) =>
    api.http.post(`/api/admin/own-account/factors/${path}`).set(bearer(token)).send(body);

  /** The session that the password alone leads to. */
  async function session(email: string) {
    const { jwt, staff } = staffSessionSchema.parse((await login(email).expect(200)).body);
    return { token: jwt, staff };
  }

  /** Somebody with the app; its present code is still to be used. */
  async function withApp(role: StaffRole) {
    const account = await createStaffAccount(api.prisma, { role });
    const { token } = await session(account.email);
    const { secret, ticket } = staffTotpSetupSchema.parse((await own(token, 'totp/setup').expect(200)).body);
    const { body } = await own(token, 'totp', { ticket, code: codeOf(secret) }).expect(200);
    await api.prisma.staffAccount.update({ where: { id: account.id }, data: { totpLastStep: { decrement: 1 } } });
    return { ...account, token, secret, codes: recoveryCodesSchema.parse(body).recoveryCodes };
  }

  return {
    bearer,
    login,
    own,
    session,
    withApp,
    needed: async (email: string) => staffFactorNeededSchema.parse((await login(email).expect(200)).body),
    answer: (ticket: string, code: string, address = newAddress()) =>
      api.http.post('/api/auth/staff/second-factor').set('x-forwarded-for', address).send({ ticket, code }),
    me: (token: string) => api.http.get('/api/admin/me').set(bearer(token)),
    /** A list that administration and finance both read. */
    work: (token: string) => api.http.get('/api/admin/payments').set(bearer(token)),
  };
}
