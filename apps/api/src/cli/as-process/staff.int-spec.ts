import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildStaffAccount } from '@flota/prisma/seed';
import { verifyPassword } from '@flota/records/password';
import { z } from 'zod';
import { type Installation, startInstallation } from './installation.fixture.js';

const PASSWORD = 'cuatro caballos bajo el puente';
const accountsSchema = z.strictObject({
  accounts: z.array(
    z.strictObject({
      email: z.string(),
      name: z.string(),
      role: z.string(),
      active: z.boolean(),
      invited: z.boolean(),
      hasSecondFactor: z.boolean(),
      lastSignInAt: z.string().nullable(),
    }),
  ),
});

let here: Installation;
beforeAll(async () => {
  here = await startInstallation();
});
afterAll(() => here.close());

const account = (email: string) =>
  here.prisma.staffAccount.findUniqueOrThrow({ where: { email }, include: { passkeys: true, sessions: true } });
const entries = (action: string) => here.prisma.auditEntry.findMany({ where: { action, resource: 'staff-accounts' } });

describe('flota staff', () => {
  it('makes the first administrator with a password of standard input', async () => {
    const { code, stdout } = await here.flota(['staff', 'create', 'Ana@Example.com', 'Ana Ruiz', 'admin'], {
      input: `${PASSWORD}\n`,
    });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'ana@example.com may sign in, as admin.\n' });
    const { passwordHash, role } = await account('ana@example.com');
    expect(role).toBe('admin');
    expect(await verifyPassword(passwordHash ?? '', PASSWORD)).toBe(true);
    expect(await entries('create')).toMatchObject([{ actorEmail: 'flota staff create' }]);
  });

  it.each([
    ['short', 'must have 12 to 128 characters'],
    ['passwordpassword', 'known from leaks'],
    ['luishernandez', 'made of the name or the address'],
  ])('takes no password like %s', async (password, reason) => {
    const { code, stderr } = await here.flota(['staff', 'create', 'luis@example.com', 'Luis Hernández', 'care'], {
      input: password,
    });
    expect(code).toBe(1);
    expect(stderr).toContain(reason);
    expect(stderr).not.toContain(`${password} `);
    expect(await here.prisma.staffAccount.count({ where: { email: 'luis@example.com' } })).toBe(0);
  });

  it('invites by mail', async () => {
    const { code } = await here.flota(['staff', 'create', 'eva@example.com', 'Eva', 'care', '--invite']);
    expect(code).toBe(0);
    expect((await account('eva@example.com')).passwordHash).toBeNull();
    const owed = await here.prisma.outboundEmail.findMany({ where: { recipient: 'eva@example.com' } });
    expect(owed).toMatchObject([{ kind: 'staff.send-invitation' }]);
  });

  it('leaves an account that is there alone', async () => {
    const before = await account('ana@example.com');
    const { code, stderr } = await here.flota(['staff', 'create', 'ana@example.com', 'Otra', 'care', '--invite']);
    expect(code).toBe(1);
    expect(stderr).toContain('flota staff password');
    expect(await account('ana@example.com')).toEqual(before);
  });

  it('lists them, for people and machines', async () => {
    const { accounts } = (await here.flota(['staff', 'list', '--json'])).json(accountsSchema);
    expect(accounts.map(({ email, invited }) => [email, invited])).toEqual([
      ['ana@example.com', false],
      ['eva@example.com', true],
    ]);
    expect((await here.flota(['staff', 'list'])).stdout).toMatch(/^e-mail +name +role +state +second factor +last/);
  });

  it('gives another password, which ends the sessions', async () => {
    const { id } = await account('ana@example.com');
    const session = { staffId: id, tokenHash: 'x', userAgent: 'x', expiresAt: new Date(Date.now() + 3_600_000) };
    await here.prisma.authSession.create({ data: session });
    const other = 'siete nubes sobre el molino';
    expect((await here.flota(['staff', 'password', 'ana@example.com'], { input: other })).code).toBe(0);
    const { passwordHash, sessions } = await account('ana@example.com');
    expect(await verifyPassword(passwordHash ?? '', other)).toBe(true);
    expect(sessions.every(({ endedAt }) => endedAt !== null)).toBe(true);
    expect(await entries('password.changed')).toMatchObject([{ recordId: id, actorEmail: 'flota staff password' }]);
  });

  it('forgets every second factor of who lost them, and tells them', async () => {
    const { id } = await account('ana@example.com');
    await here.prisma.staffAccount.update({
      where: { id },
      data: { totpSecret: 'v1.app.x', totpConfirmedAt: new Date(), recoveryCodes: { create: { codeHash: 'x' } } },
    });
    await here.prisma.passkey.create({
      data: { staffId: id, name: 'Llave', credentialId: 'x', publicKey: Buffer.from('x'), backedUp: false },
    });
    const { code } = await here.flota(['staff', 'forget-second-factor', 'ana@example.com']);
    expect(code).toBe(0);
    expect(await account('ana@example.com')).toMatchObject({ totpSecret: null, totpConfirmedAt: null, passkeys: [] });
    expect(await here.prisma.staffRecoveryCode.count({ where: { staffId: id } })).toBe(0);
    expect(await entries('second-factor.removed')).toMatchObject([{ recordId: id }]);
    const told = { recipient: 'ana@example.com', kind: 'staff.notify-second-factor' };
    expect(await here.prisma.outboundEmail.count({ where: told })).toBe(1);
  });

  it('closes no account of the only one who administers, and closes and opens it beside another', async () => {
    const alone = await here.flota(['staff', 'disable', 'ana@example.com']);
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('make another administrator first') });
    await here.prisma.staffAccount.create({
      data: buildStaffAccount({ email: 'otro@example.com', role: 'admin', passwordHash: 'x' }),
    });
    expect((await here.flota(['staff', 'disable', 'ana@example.com'])).code).toBe(0);
    expect((await account('ana@example.com')).active).toBe(false);
    expect((await here.flota(['staff', 'enable', 'ana@example.com'])).code).toBe(0);
    expect((await account('ana@example.com')).active).toBe(true);
  });

  it.each([
    [['staff', 'disable', 'nadie@example.com'], 1, 'There is no such account'],
    [['staff', 'create', 'no-address', 'Ana', 'admin', '--invite'], 2, 'email'],
    [['staff', 'create', 'a@example.com', 'Ana', 'boss', '--invite'], 2, 'role'],
    [['staff', 'create', 'a@example.com'], 2, 'name'],
  ])('refuses %j', async (words, code, reason) => {
    expect(await here.flota(words)).toMatchObject({ code, stderr: expect.stringContaining(reason) });
  });
});
