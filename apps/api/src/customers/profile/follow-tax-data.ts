import { personKindOf, type PersonType, personTypeSchema } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

/** A customer who holds contracts in their own name is what their tax data say; a company of theirs is somebody else. */
export async function followTaxData(database: Database, customerId: string, personType: PersonType): Promise<void> {
  const same = personTypeSchema.options.filter((type) => personKindOf(type) === personKindOf(personType));
  await database.customer.updateMany({ where: { id: customerId, personType: { in: same } }, data: { personType } });
}
