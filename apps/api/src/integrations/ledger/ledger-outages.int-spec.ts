import { createContract, createCustomer } from '@flota/prisma/seed';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { deskOf } from '../../testing/at-the-desk.js';
import { ledgerConnector } from './ledger.connector.js';
import { readChanges } from '../pulls/read-changes.js';
import { CONTRACT_CHANGES } from './pull/ledger.pull.js';

describeOutages('the ledger', {
  connector: ledgerConnector,
  answers: { example: 'ledger' },
  settings: (baseUrl) => ({ baseUrl, authentication: 'api-key', keyHeader: 'X-Api-Key', key: 'example' }),
  call: async (connection) => {
    await ledgerConnector.test(connection);
    return readChanges(connection, CONTRACT_CHANGES, null);
  },
  owed: {
    owe: async (api) => {
      const { id: customerId } = await createCustomer(api.prisma);
      const fieldCipher = api.app.get(FieldEncryption);
      const { id, number } = await createContract(api.prisma, { customerId, fieldCipher });
      await deskOf(api)
        .receive(await api.signIn('finance'), id, { reference: `CLAVE ${number}` })
        .expect(201);
      return number;
    },
    arrived: ({ received }, number) =>
      received.filter(({ method, path }) => method === 'PUT' && path.startsWith(`/contracts/${number}/`)).length,
  },
});
