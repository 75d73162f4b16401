/*
 * Apart from the schemas, as every page of the account says and asks for these, too: with them it would load zod.
 */

/** What somebody is in the account of somebody else. */
export const ACCOUNT_ROLES = ['administrator', 'payer', 'accountant', 'driver'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const ACCOUNT_ROLE_NAMES: Record<AccountRole, string> = {
  administrator: 'Administrador',
  payer: 'Pagador',
  accountant: 'Contador',
  driver: 'Conductor',
};

/** What a route of the account is about, and so what it takes to call it in somebody else's account. */
export const ACCOUNT_RIGHTS = [
  'money',
  'papers',
  'receipts',
  'policies',
  'insure',
  'units',
  'pay',
  'manage',
  'people',
] as const;
export type AccountRight = (typeof ACCOUNT_RIGHTS)[number];

const READS: readonly AccountRight[] = ['money', 'papers', 'receipts', 'policies'];

/** What each role may. What only the holder may, such as signing or another RFC, is no right: nobody is given it. */
const RIGHTS: Record<AccountRole, readonly AccountRight[]> = {
  administrator: ACCOUNT_RIGHTS,
  payer: [...READS, 'pay'],
  accountant: READS,
  driver: ['units', 'policies', 'insure', 'receipts'],
};

/** The rights of a role; a driver who is to see no money sees no receipts either. */
export const rightsOf = ({ role, hidesMoney }: { role: AccountRole; hidesMoney: boolean }): AccountRight[] =>
  RIGHTS[role].filter((right) => right !== 'receipts' || !isBlind({ role, hidesMoney }));

/** Only of a driver is money hidden: the others are there for it. */
export const isBlind = ({ role, hidesMoney }: { role: AccountRole; hidesMoney: boolean }): boolean =>
  role === 'driver' && hidesMoney;
