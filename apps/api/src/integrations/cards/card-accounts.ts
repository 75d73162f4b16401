import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { ENV, type Env } from '../../platform/config/env.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { deriveKey, hmac } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';

const CONTEXT = 'card_account.secrets';
const HOUR_MS = 3_600_000;

const keysSchema = z.object({ baseUrl: z.string(), secretKey: z.string() });

/** Where an account is asked, and with what. */
export type AccountKeys = z.output<typeof keysSchema>;

/**
 * The keys that payments were begun with. They only ever ask the provider: what comes signed is believed by the secrets in
 * use alone, so that one that leaked is worth nothing once it was replaced.
 */
@Injectable()
export class CardAccounts {
  private readonly logger = new Logger('Cards');
  private readonly idKey: string;

  constructor(
    @Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>,
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {
    this.idKey = deriveKey(APP_SECRET, 'card-account');
  }

  idOf({ baseUrl, secretKey }: AccountKeys): string {
    return hmac(this.idKey, JSON.stringify([baseUrl, secretKey]));
  }

  /** Written anew once an hour at most: payments of many customers begin at once. */
  async keep(database: Database, keys: AccountKeys): Promise<void> {
    const id = this.idOf(keys);
    const now = new Date();
    const fresh = { id, secrets: { not: null }, usedAt: { gt: new Date(now.getTime() - HOUR_MS) } };
    if ((await database.cardAccount.count({ where: fresh })) > 0) return;
    const { baseUrl, secretKey } = keys;
    const secrets = this.encryption.encrypt(JSON.stringify({ baseUrl, secretKey }), CONTEXT);
    await database.cardAccount.upsert({
      where: { id },
      create: { id, label: labelOf(keys), secrets, usedAt: now },
      update: { secrets, usedAt: now },
    });
  }

  /** `null` once they are forgotten, or can't be opened as their own key is gone. */
  async keysOf(id: string): Promise<AccountKeys | null> {
    const account = await this.prisma.cardAccount.findUnique({ where: { id } });
    if (!account?.secrets) return null;
    try {
      return keysSchema.parse(JSON.parse(this.encryption.decrypt(account.secrets, CONTEXT)));
    } catch {
      this.logger.error({ account: id }, 'The keys of an account cannot be opened: their key is not configured');
      return null;
    }
  }
}

/** As the provider's own dashboard shows a key: `sk_live_…4f2a`. */
const labelOf = ({ secretKey }: AccountKeys): string =>
  `${/^[a-z]+_[a-z]+_/.exec(secretKey)?.[0] ?? ''}…${secretKey.slice(-4)}`;
