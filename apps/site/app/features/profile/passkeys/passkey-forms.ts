import { ApiProblem } from '@flota/client';
import { passkeyNameSchema, secondFactorStartSchema } from '@flota/schemas';
import { addPasskey, beginPasskey, renamePasskey } from '../../../api/account/passkeys.js';
import { makePasskey, PasskeyNotUsed } from '../../../api/passkeys.js';
import { createAccountForm } from '../../forms/index.js';

interface NewPasskeyValues {
  name: string;
  currentPassword: string;
}

export const openNewPasskey = () =>
  createAccountForm({
    schema: passkeyNameSchema.extend(secondFactorStartSchema.shape),
    toRequest: (values: NewPasskeyValues) => values,
    post: async ({ name, currentPassword }) => {
      try {
        return await addPasskey({ name, ...(await makePasskey(await beginPasskey(currentPassword))) });
      } catch (error) {
        throw error instanceof PasskeyNotUsed ? notMade() : error;
      }
    },
  });

export const openPasskeyName = (id: string) =>
  createAccountForm({
    schema: passkeyNameSchema,
    toRequest: (values: { name: string }) => values,
    post: ({ name }) => renamePasskey(id, name),
  });

/** As if the server had refused it: the form says the same. */
const notMade = () =>
  new ApiProblem({ type: 'about:blank', title: '', status: 422, code: 'AUTH.PASSKEY_REFUSED', correlationId: '' });
