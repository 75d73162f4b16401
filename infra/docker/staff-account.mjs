/*
 * Makes an account of staff, or gives one that is there a new password, role and name and ends its sessions. The
 * password comes on standard input, so that it shows in no process list and no shell history:
 *   printf %s "$PASSWORD" | staff-account ana@example.com "Ana Ruiz" admin
 * With --forget-second-factor as a last word, whoever lost every second factor sets up a new one at the next sign-in.
 */
import { text } from 'node:stream/consumers';
import { createPrismaClient, StaffRole } from '@flota/prisma';
import { judgePassword } from '@flota/records/new-password';
import { hashPassword } from '@flota/records/password';
import { PASSWORD_LENGTH } from '@flota/schemas';

/** What is wrong with it, in the words of whoever runs this. */
const FAULTS = {
  leaked: 'the password is known from leaks of other sites',
  personal: 'the password is made of the name or the address',
  guessable: 'the password is guessed early: use several words that have nothing to do with each other',
};

const FORGET = '--forget-second-factor';
const words = process.argv.slice(2);
const [address = '', name = '', role = ''] = words.filter((word) => word !== FORGET);
const forgets = words.includes(FORGET);
const email = address.trim().toLowerCase();
const password = (await text(process.stdin)).replace(/\r?\n$/, '');

async function faultOf(text) {
  const { min, max } = PASSWORD_LENGTH;
  if (text.length < min || text.length > max) {
    return `the password (standard input) must have ${min} to ${max} characters`;
  }
  return FAULTS[(await judgePassword(text, [name, email])).fault] ?? false;
}

const mistakes = [
  !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && 'the first word must be an e-mail address',
  !name.trim() && 'the second word must be a name',
  !(role in StaffRole) && `the third word must be a role: ${Object.keys(StaffRole).join(', ')}`,
  await faultOf(password),
  !process.env.DATABASE_URL && 'DATABASE_URL must be set',
].filter(Boolean);
if (mistakes.length > 0) {
  console.error(`No account was made: ${mistakes.join('; ')}.`);
  process.exit(1);
}

const prisma = createPrismaClient(process.env.DATABASE_URL, 1);
try {
  const account = {
    name: name.trim(),
    role: StaffRole[role],
    active: true,
    passwordHash: await hashPassword(password),
  };
  const endSessions = {
    updateMany: { where: { endedAt: null }, data: { endedAt: new Date(), endReason: 'password-changed' } },
  };
  await prisma.staffAccount.upsert({
    where: { email },
    create: { email, ...account },
    update: {
      ...account,
      sessions: endSessions,
      ...(forgets && {
        totpSecret: null,
        totpConfirmedAt: null,
        passkeys: { deleteMany: {} },
        recoveryCodes: { deleteMany: {} },
      }),
    },
  });
  console.log(`${email} may sign in as ${role}.`);
} finally {
  await prisma.$disconnect();
}
