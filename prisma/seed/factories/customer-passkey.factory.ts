import type { CustomerPasskey, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

/** A passkey that nobody holds. */
export const createCustomerPasskey = (
  database: Prisma.TransactionClient,
  { customerId }: Pick<CustomerPasskey, 'customerId'>,
): Promise<CustomerPasskey> =>
  database.customerPasskey.create({
    data: {
      customerId,
      name: 'Teléfono',
      credentialId: `llave-${unique()}`,
      publicKey: new Uint8Array([1]),
      backedUp: false,
    },
  });
