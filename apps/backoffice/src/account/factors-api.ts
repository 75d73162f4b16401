import type { PasskeyRequest, StaffFactorAdded, StaffFactors, StaffTotpSetup } from '@flota/schemas';
import { http } from '../api/client.js';
import { makePasskey } from '../api/passkeys.js';

const FACTORS = '/api/admin/own-account/factors';

const post = <Answer>(path: string, body: object = {}) =>
  http.json<Answer>(`${FACTORS}/${path}`, { method: 'POST', body });
const remove = async (path: string) => void (await http.send(`${FACTORS}/${path}`, { method: 'DELETE' }));

/** One's own second factors. */
export const factors = {
  list: (signal?: AbortSignal) => http.json<StaffFactors>(FACTORS, { signal }),
  beginTotp: () => post<StaffTotpSetup>('totp/setup'),
  confirmTotp: (ticket: string, code: string) => post<StaffFactorAdded>('totp', { ticket, code }),
  removeTotp: () => remove('totp'),
  removePasskey: (id: string) => remove(`passkeys/${id}`),
  renewCodes: () => post<{ recoveryCodes: string[] }>('recovery-codes'),

  async addPasskey(name: string): Promise<StaffFactorAdded> {
    const made = await makePasskey(await post<PasskeyRequest>('passkeys/options'));
    return post<StaffFactorAdded>('passkeys', { ...made, name });
  },
};
