import type { CustomerRow, FieldError } from '@flota/schemas';
import type { Database } from '../../../../platform/database/prisma.service.js';
import { type KnownCustomer, WITH_PROFILES } from './customer-changes.js';

interface Sought {
  ids: string[];
  emails: string[];
  rfcIndexes: string[];
}

type Found = { customer: KnownCustomer | null } | { problem: FieldError };

/** Every customer whom some rows may be about, locked. A few queries by index, however many rows. */
export async function knownCustomers(database: Database, { ids, emails, rfcIndexes }: Sought): Promise<KnownCustomers> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    select id from customer where id in (
      select id from customer where id = any(${ids}::uuid[])
      union select id from customer where email = any(${emails})
      union select customer_id from tax_profile where rfc_index = any(${rfcIndexes})
    ) order by id for update`;
  if (rows.length === 0) return new KnownCustomers([]);
  const where = { id: { in: rows.map(({ id }) => id) } };
  return new KnownCustomers(await database.customer.findMany({ where, include: WITH_PROFILES }));
}

export class KnownCustomers {
  private readonly byId = new Map<string, KnownCustomer>();
  private readonly byEmail = new Map<string, KnownCustomer>();
  private readonly byRfc = new Map<string, KnownCustomer[]>();

  constructor(readonly all: readonly KnownCustomer[]) {
    for (const customer of all) {
      this.byId.set(customer.id, customer);
      this.byEmail.set(customer.email, customer);
      for (const { rfcIndex } of customer.taxProfiles) {
        this.byRfc.set(rfcIndex, [...(this.byRfc.get(rfcIndex) ?? []), customer]);
      }
    }
  }

  /**
   * Whom a row is about: whoever has its name, and else whoever has its e-mail or RFC, which have to be one customer's, as
   * where a contract comes in.
   */
  find({ email }: Pick<CustomerRow, 'email'>, namedId: string | undefined, rfcIndexes: readonly string[]): Found {
    const byEmail = this.byEmail.get(email) ?? null;
    const withRfc = rfcIndexes.flatMap((index) => this.byRfc.get(index) ?? []);
    const named = namedId === undefined ? undefined : this.byId.get(namedId);
    if (named) {
      if (byEmail && byEmail !== named) return { problem: { field: 'email', code: 'EMAIL.OTHER_CUSTOMER' } };
      const isOthers = withRfc.length > 0 && !withRfc.includes(named);
      return isOthers ? { problem: { field: 'rfc', code: 'EMAIL.OTHER_CUSTOMER' } } : { customer: named };
    }
    if (byEmail && withRfc.length > 0 && !withRfc.includes(byEmail)) {
      return { problem: { field: 'email', code: 'EMAIL.OTHER_CUSTOMER' } };
    }
    if (byEmail) return { customer: byEmail };
    if (withRfc.length > 1) return { problem: { field: 'email', code: 'RFC.OF_SEVERAL' } };
    return { customer: withRfc[0] ?? null };
  }
}
