import { Injectable } from '@nestjs/common';
import type { AdminMessageTemplates, ChannelTemplate, messageTemplateWriteSchema } from '@flota/schemas';
import type { z } from 'zod';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { variablesOf } from '../../platform/messaging/owed-text.js';
import { TextKinds } from '../../platform/messaging/text-kinds.js';
import { Connectors } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import { listTemplates } from './templates.js';
import { whatsappConnector } from './whatsapp.connector.js';

export const MESSAGE_TEMPLATES = 'message-templates';

const CHANNEL = 'whatsapp';

type Write = z.output<typeof messageTemplateWriteSchema>['template'];

/** By which template of WhatsApp each kind of message is said. */
@Injectable()
export class MessageTemplates {
  constructor(
    private readonly prisma: PrismaService,
    private readonly kinds: TextKinds,
    private readonly connectors: Connectors,
    private readonly audit: Audit,
  ) {}

  async list(): Promise<AdminMessageTemplates> {
    const [available, chosen] = await Promise.all([
      this.available(),
      this.prisma.messageTemplate.findMany({ where: { channel: CHANNEL } }),
    ]);
    return {
      available,
      kinds: this.kinds.all().map((kind) => {
        const template = chosen.find((one) => one.kind === kind.name);
        return {
          kind: kind.name,
          title: kind.title,
          body: kind.body,
          variables: variablesOf(kind),
          chosen: template ? { name: template.name, language: template.language, variables: template.variables } : null,
        };
      }),
    };
  }

  /** 422 unless the template takes as many variables, and the kind has those that it is given. */
  async choose(staff: Actor, kindName: string, template: Write): Promise<void> {
    const kind = this.kinds.find(kindName);
    if (!kind) throw ProblemException.notFound();
    const known = variablesOf(kind);
    if (template && !template.variables.every((variable) => known.includes(variable))) {
      throw ProblemException.invalid([{ field: 'template.variables', code: 'VALUE.INVALID' }]);
    }
    const listed = template && (await this.available())?.find(isThat(template));
    if (template && listed && listed.variables !== template.variables.length) {
      throw ProblemException.invalid([{ field: 'template.variables', code: 'VALUE.INVALID' }]);
    }
    await this.prisma.$transaction(async (database) => {
      const where = { channel_kind: { channel: CHANNEL, kind: kindName } } as const;
      const before = await database.messageTemplate.findUnique({ where });
      if (template) {
        await database.messageTemplate.upsert({
          where,
          create: { channel: CHANNEL, kind: kindName, ...template },
          update: template,
        });
      } else {
        await database.messageTemplate.deleteMany({ where: { channel: CHANNEL, kind: kindName } });
      }
      await this.audit.write(database, staff, {
        action: 'edit',
        resource: MESSAGE_TEMPLATES,
        recordId: kindName,
        before: { template: before && `${before.name} ${before.language}` },
        after: { template: template && `${template.name} ${template.language}` },
      });
    });
  }

  private async available(): Promise<ChannelTemplate[] | null> {
    const connection = await this.connectors.of(whatsappConnector);
    if (!connection) return null;
    try {
      return await listTemplates(connection);
    } catch (error) {
      // What is chosen is to be seen all the same; the log of calls says what went wrong.
      if (error instanceof OutboundError) return null;
      throw error;
    }
  }
}

const isThat =
  (template: { name: string; language: string }) =>
  ({ language, name }: ChannelTemplate): boolean =>
    name === template.name && language === template.language;
