import { Inject, Injectable } from '@nestjs/common';
import type {
  NewPasskey,
  PasskeyRequest,
  StaffFactors,
  staffFactorAddedSchema,
  staffTotpSetupSchema,
} from '@flota/schemas';
import { encodeQR } from 'qr';
import { z } from 'zod';
import { SettingsService } from '../../content/index.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { needsFactor } from '../../platform/auth/required-factor.js';
import { STAFF_PASSKEYS } from '../../platform/auth/passkeys/passkey-tables.js';
import { Passkeys } from '../../platform/auth/passkeys/passkeys.js';
import { STAFF_FACTORS } from '../../platform/auth/second-factor/factor-tables.js';
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryCodeHashes,
  stepOfCode,
  totpUri,
} from '../../platform/auth/second-factor/second-factor-codes.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { type Limit, RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { StaffFactorNoticeMail } from '../notices/staff-notice.mails.js';

const CONFIRMATIONS: Limit = { name: 'staff-second-factor-confirm', points: 10, seconds: 15 * 60 };
const SETUP_VALID_MS = 15 * 60_000;
const MAX_PASSKEYS = 10;
const CONTEXT = STAFF_FACTORS.secretContext;

const setupSchema = z.object({ secret: z.string(), staffId: z.string(), expires: z.number() });

type Added = z.output<typeof staffFactorAddedSchema>;

/** The second factors of staff: an app that shows codes, passkeys, and recovery codes for when neither is at hand. */
@Injectable()
export class StaffFactorsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly passkeys: Passkeys,
    private readonly sessions: Sessions,
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  async list({ id, role }: Pick<CurrentStaff, 'id' | 'role'>): Promise<StaffFactors> {
    const { totpConfirmedAt, passkeys, recoveryCodes } = await this.prisma.staffAccount.findUniqueOrThrow({
      where: { id },
      include: { passkeys: { orderBy: { createdAt: 'asc' } }, recoveryCodes: { where: { usedAt: null } } },
    });
    return {
      required: needsFactor(this.env, role),
      totp: totpConfirmedAt !== null,
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        usedAt: passkey.usedAt?.toISOString() ?? null,
        backedUp: passkey.backedUp,
      })),
      recoveryCodesLeft: recoveryCodes.length,
    };
  }

  /** A key for the app, which nothing keeps until it comes back with a code. */
  async beginTotp({ id: staffId, email }: CurrentStaff): Promise<z.output<typeof staffTotpSetupSchema>> {
    const secret = newTotpSecret();
    const otpauthUri = totpUri(secret, (await this.settings.site()).companyName, email);
    const setup = { secret, staffId, expires: Date.now() + SETUP_VALID_MS } satisfies z.output<typeof setupSchema>;
    const ticket = this.encryption.encrypt(JSON.stringify(setup), CONTEXT);
    return { secret, otpauthUri, qrSvg: encodeQR(otpauthUri, 'svg', { border: 4 }), ticket };
  }

  /** 422 for a wrong code, 410 when the key is older than a quarter of an hour, 409 when there is an app already. */
  async confirmTotp(staff: CurrentStaff, { ticket, code }: { ticket: string; code: string }): Promise<Added> {
    await this.limiter.consume(CONFIRMATIONS, staff.sessionId);
    const secret = this.setupOf(ticket, staff.id);
    const totpLastStep = stepOfCode(secret, code);
    if (totpLastStep === null) throw ProblemException.invalid([{ field: 'code', code: 'AUTH.CODE_WRONG' }]);
    return this.add(staff, 'totp', async (database) => {
      const { count } = await database.staffAccount.updateMany({
        where: { id: staff.id, totpConfirmedAt: null },
        data: { totpSecret: this.encryption.encrypt(secret, CONTEXT), totpConfirmedAt: new Date(), totpLastStep },
      });
      if (count === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
    });
  }

  async beginPasskey(staff: CurrentStaff): Promise<PasskeyRequest> {
    return this.passkeys.creation(STAFF_PASSKEYS, staff, (await this.settings.site()).companyName);
  }

  /** 422 when it doesn't answer the challenge, 409 when it is known already or there are ten. */
  async addPasskey(staff: CurrentStaff, made: NewPasskey): Promise<Added> {
    const data = await this.passkeys.created(STAFF_PASSKEYS, staff.id, made);
    return this.add(staff, 'passkey', async (database) => {
      const known = await database.passkey.count({ where: { credentialId: data.credentialId } });
      const own = await database.passkey.count({ where: { staffId: staff.id } });
      if (known > 0 || own >= MAX_PASSKEYS) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      await database.passkey.create({ data: { ...data, staffId: staff.id } });
    });
  }

  async renamePasskey({ id: staffId }: CurrentStaff, id: string, name: string): Promise<void> {
    const { count } = await this.prisma.passkey.updateMany({ where: { id, staffId }, data: { name } });
    if (count === 0) throw ProblemException.notFound();
  }

  async removeTotp(staff: CurrentStaff): Promise<void> {
    await this.remove(staff, 'totp', async (database) => {
      const { count } = await database.staffAccount.updateMany({
        where: { id: staff.id, totpConfirmedAt: { not: null } },
        data: { totpSecret: null, totpConfirmedAt: null },
      });
      return count;
    });
  }

  async removePasskey(staff: CurrentStaff, id: string): Promise<void> {
    await this.remove(staff, 'passkey', async (database) => {
      const { count } = await database.passkey.deleteMany({ where: { id, staffId: staff.id } });
      return count;
    });
  }

  /** Ten new ones in place of all before. 409 without any second factor. */
  async renewCodes({ id }: CurrentStaff): Promise<{ recoveryCodes: string[] }> {
    return this.prisma.$transaction(async (database) => {
      if ((await this.countIn(database, id)) === 0) throw new ProblemException(409, 'RESOURCE.CONFLICT');
      return { recoveryCodes: await this.replaceCodes(database, id) };
    });
  }

  /** Takes away every second factor: the next one is set up anew. */
  async forgetAll(database: Database, staffId: string): Promise<void> {
    await database.passkey.deleteMany({ where: { staffId } });
    await database.staffRecoveryCode.deleteMany({ where: { staffId } });
    await database.staffAccount.update({ where: { id: staffId }, data: { totpSecret: null, totpConfirmedAt: null } });
  }

  /** How many of the app and passkeys there are. */
  async countIn(database: Database, id: string): Promise<number> {
    const { totpConfirmedAt, _count } = await database.staffAccount.findUniqueOrThrow({
      where: { id },
      include: { _count: { select: { passkeys: true } } },
    });
    return _count.passkeys + (totpConfirmedAt ? 1 : 0);
  }

  /**
   * Adds one. The first, and the first after a recovery, comes with recovery codes, makes this session whole and ends all
   * others: whoever else knew the password is out.
   */
  private async add(
    staff: CurrentStaff,
    kind: 'totp' | 'passkey',
    write: (database: Database) => Promise<void>,
  ): Promise<Added> {
    const recoveryCodes = await this.outbox.commit(async (database, owe) => {
      await lock(database, staff.id);
      if (staff.isRecovering) await this.useRecovery(database, staff);
      const isFirst = (await this.countIn(database, staff.id)) === 0;
      // A session that came in by the password alone must not get round the second factor by adding one.
      if (!isFirst && !staff.hasShownFactor) throw new ProblemException(403, 'AUTH.SECOND_FACTOR_REQUIRED');
      await write(database);
      await oweNotice(owe, staff);
      if (!isFirst) return null;
      await this.sessions.endAllOfStaff(staff.id, 'second-factor-added', { except: staff.sessionId, database });
      await database.authSession.update({
        where: { id: staff.sessionId },
        data: { factorAt: new Date(), recovering: false },
      });
      return this.replaceCodes(database, staff.id);
    });
    await this.events.note('second-factor.added', fact(staff, { kind }));
    return { recoveryCodes };
  }

  /** A session of a recovery replaces what was lost; 403 when another one has done so meanwhile. */
  private async useRecovery(database: Database, { id: staffId }: CurrentStaff): Promise<void> {
    const { count } = await database.staffRecovery.updateMany({
      where: { staffId, state: 'approved', usableUntil: { gt: new Date() } },
      data: { state: 'used' },
    });
    if (count === 0) throw new ProblemException(403, 'AUTH.SECOND_FACTOR_REQUIRED');
    await this.forgetAll(database, staffId);
  }

  private async remove(
    staff: CurrentStaff,
    kind: 'totp' | 'passkey',
    write: (database: Database) => Promise<number>,
  ): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      await lock(database, staff.id);
      if ((await write(database)) === 0) throw ProblemException.notFound();
      const left = await this.countIn(database, staff.id);
      if (left === 0 && needsFactor(this.env, staff.role)) throw new ProblemException(409, 'AUTH.LAST_FACTOR');
      if (left === 0) await database.staffRecoveryCode.deleteMany({ where: { staffId: staff.id } });
      await oweNotice(owe, staff);
    });
    await this.events.note('second-factor.removed', fact(staff, { kind }));
  }

  private async replaceCodes(database: Database, staffId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await STAFF_FACTORS.replaceRecoveryCodes(database, staffId, recoveryCodeHashes(staffId, codes));
    return codes;
  }

  private setupOf(ticket: string, staffId: string): string {
    const setup = this.opened(ticket);
    if (setup?.staffId !== staffId || setup.expires <= Date.now()) throw new ProblemException(410, 'LINK.EXPIRED');
    return setup.secret;
  }

  private opened(ticket: string): z.output<typeof setupSchema> | null {
    try {
      return setupSchema.parse(JSON.parse(this.encryption.decrypt(ticket, CONTEXT)));
    } catch {
      // Not one of ours.
      return null;
    }
  }
}

const fact = ({ id, email }: CurrentStaff, details: object) => ({
  resource: 'staff',
  recordId: id,
  actor: { id, email },
  details,
});

/** So that two changes of one person's factors come one after the other. */
async function lock(database: Database, id: string): Promise<void> {
  await database.$queryRaw`SELECT 1 FROM staff_account WHERE id = ${id}::uuid FOR UPDATE`;
}

const oweNotice = (owe: Owe, { id, email }: CurrentStaff) =>
  owe(StaffFactorNoticeMail, { to: email, about: { kind: 'staff_account', id } });
