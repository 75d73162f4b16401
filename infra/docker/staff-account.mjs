/*
 * Makes an account of staff, or gives one that is there a new password, role and name and ends its sessions. The
 * password comes on standard input, so that it shows in no process list and no shell history:
 *   printf %s "$PASSWORD" | staff-account ana@example.com "Ana Ruiz" admin
 */
import { text } from 'node:stream/consumers';
import { createPrismaClient, StaffRole } from '@flota/prisma';
import { hashPassword } from '@flota/records/password';

const SHORTEST_PASSWORD = 12;

const [address = '', name = '', role = ''] = process.argv.slice(2);
const email = address.trim().toLowerCase();
const password = (await text(process.stdin)).replace(/\r?\n$/, '');

const mistakes = [
  !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && 'the first word must be an e-mail address',
  !name.trim() && 'the second word must be a name',
  !(role in StaffRole) && `the third word must be a role: ${Object.keys(StaffRole).join(', ')}`,
  password.length < SHORTEST_PASSWORD &&
    `the password (standard input) must have ${SHORTEST_PASSWORD} characters or more`,
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
    update: { ...account, sessions: endSessions },
  });
  console.log(`${email} may sign in as ${role}.`);
} finally {
  await prisma.$disconnect();
}
