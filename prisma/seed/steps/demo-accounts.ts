import { hashPassword, verifyPassword } from '@flota/records/password';
import type { SeedContext, SeedStep } from '../context.js';
import { demoCustomers, demoMembers, demoStaff } from '../data/demo-accounts.js';
import { buildCustomer } from '../factories/customer.factory.js';
import { buildStaffAccount } from '../factories/staff-account.factory.js';

/**
 * Accounts that sign in with `password`. One that is there already keeps everything but a password that differs;
 * with it end the sessions that were opened with the old one.
 */
export const demoAccounts = (password: string): SeedStep => ({
  label: 'demo accounts',
  async run(context) {
    return (await seedStaff(context, password)) + (await seedCustomers(context, password));
  },
});

async function seedStaff({ database, now }: SeedContext, password: string): Promise<number> {
  return seedAccounts(password, {
    accounts: demoStaff,
    stored: await database.staffAccount.findMany({ where: { email: { in: emails(demoStaff) } } }),
    add: (accounts) => database.staffAccount.createMany({ data: accounts.map(buildStaffAccount) }),
    setPassword: (id, passwordHash) =>
      database.staffAccount.update({ where: { id }, data: { passwordHash, sessions: endOpenSessions(now) } }),
  });
}

async function seedCustomers({ database, now }: SeedContext, password: string): Promise<number> {
  const members = demoMembers.map(({ email, name }) => ({ email, name, phone: null, personType: 'fisica' as const }));
  const accounts = [...demoCustomers, ...members];
  return seedAccounts<(typeof demoCustomers)[number] | (typeof members)[number]>(password, {
    accounts,
    stored: await database.customer.findMany({ where: { email: { in: emails(accounts) } } }),
    add: (accounts) => database.customer.createMany({ data: accounts.map(buildCustomer) }),
    setPassword: (id, passwordHash) =>
      database.customer.update({ where: { id }, data: { passwordHash, sessions: endOpenSessions(now) } }),
  });
}

interface AccountTable<Account> {
  accounts: Account[];
  stored: { id: string; email: string; passwordHash: string | null }[];
  add: (accounts: (Account & { passwordHash: string })[]) => Promise<unknown>;
  setPassword: (id: string, passwordHash: string) => Promise<unknown>;
}

async function seedAccounts<Account extends { email: string }>(
  password: string,
  { accounts, stored, add, setPassword }: AccountTable<Account>,
): Promise<number> {
  const known = new Set(emails(stored));
  const missing = accounts.filter(({ email }) => !known.has(email));
  // Each account gets a hash of its own: equal hashes would tell that the passwords are equal.
  await add(
    await Promise.all(missing.map(async (account) => ({ ...account, passwordHash: await hashPassword(password) }))),
  );
  let changed = 0;
  for (const { id, passwordHash } of stored) {
    if (passwordHash && (await verifyPassword(passwordHash, password))) continue;
    await setPassword(id, await hashPassword(password));
    changed += 1;
  }
  return missing.length + changed;
}

const emails = (accounts: { email: string }[]) => accounts.map(({ email }) => email);

const endOpenSessions = (now: Date) => ({
  updateMany: { where: { endedAt: null }, data: { endedAt: now, endReason: 'password-changed' } },
});
