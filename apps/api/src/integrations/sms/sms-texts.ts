import { Injectable } from '@nestjs/common';
import { type AdminSmsTexts, bracedIn, type SmsTextWrite } from '@flota/schemas';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { variablesOf } from '../../platform/messaging/owed-text.js';
import { TextKinds } from '../../platform/messaging/text-kinds.js';
import { Connectors } from '../connectors/connectors.js';
import { openingOf } from './sms-words.js';
import { smsConnector } from './sms.connector.js';

export const SMS_TEXTS = 'sms-texts';

/** How each kind of message is said by SMS: in its own words, in those of staff, or not at all. */
@Injectable()
export class SmsTexts {
  constructor(
    private readonly prisma: PrismaService,
    private readonly kinds: TextKinds,
    private readonly connectors: Connectors,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<AdminSmsTexts> {
    const [connection, rows] = await Promise.all([this.connectors.of(smsConnector), this.prisma.smsText.findMany()]);
    return {
      opening: connection && openingOf(connection.settings),
      unaccented: connection?.settings.unaccented ?? false,
      texts: this.kinds.all().map((kind) => {
        const row = rows.find((one) => one.kind === kind.name);
        return {
          kind: kind.name,
          title: kind.title,
          standard: kind.body,
          own: row?.body ?? null,
          isOn: row?.isOn ?? true,
          variables: variablesOf(kind).map((name) => ({ name, sample: kind.sample[name] ?? '' })),
        };
      }),
    };
  }

  /** 422 where it names something that this kind doesn't know. */
  async write(staff: Actor, kindName: string, { isOn, text: body }: SmsTextWrite): Promise<void> {
    const kind = this.kinds.find(kindName);
    if (!kind) throw ProblemException.notFound();
    const known = variablesOf(kind);
    const unknown = body === null ? undefined : bracedIn(body).find((name) => !known.includes(name));
    if (unknown !== undefined) {
      throw ProblemException.invalid([{ field: 'text', code: 'TEXT.VARIABLE_UNKNOWN', detail: unknown.slice(0, 60) }]);
    }
    const now = { isOn, body: body === kind.body ? null : body };
    await this.prisma.$transaction(async (database) => {
      const before = await database.smsText.findUnique({ where: { kind: kindName } });
      await database.smsText.upsert({ where: { kind: kindName }, create: { kind: kindName, ...now }, update: now });
      await this.audit.write(database, staff, {
        action: 'edit',
        resource: SMS_TEXTS,
        recordId: kindName,
        before: { isOn: before?.isOn ?? true, text: before?.body ?? null },
        after: { isOn: now.isOn, text: now.body },
      });
    });
  }

  async isOn(database: Database, kind: string): Promise<boolean> {
    return (await database.smsText.findUnique({ where: { kind } }))?.isOn ?? true;
  }

  /** What staff wrote for it, variables in braces. */
  async ownWords(kind: string): Promise<string | null> {
    return (await this.prisma.smsText.findUnique({ where: { kind } }))?.body ?? null;
  }
}
