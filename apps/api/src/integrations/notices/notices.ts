import { Injectable, Logger } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type Connection, Connectors } from '../connectors/connectors.js';
import type { Connector } from '../connectors/define-connector.js';
import { optionalSecret } from '../connectors/fields.js';
import { NoticeRefusedError, signedNoticeId } from './signed-notice.js';

/** For a connector whose system tells us things: `fields: { …, ...noticeFields }`. */
export const noticeFields = {
  noticeSecret: optionalSecret({
    label: 'Secreto de los avisos',
    hint: 'Con él firma el sistema lo que nos avisa (Standard Webhooks). Sin secreto no se reciben avisos.',
  }),
  formerNoticeSecret: optionalSecret({
    label: 'Secreto anterior',
    hint: 'También vale mientras el sistema cambia al nuevo; después, quítelo.',
  }),
} as const;

/** Takes in what connected systems tell us: of those that are on, signed, and in the shape that was agreed. */
@Injectable()
export class Notices {
  private readonly logger = new Logger('Notices');

  constructor(private readonly connectors: Connectors) {}

  /**
   * The notice and its id. 404 while the connector takes none, 401 for what its system did not sign, 400 for what it did
   * and nobody understands.
   */
  async read<Fields extends typeof noticeFields, Schema extends z.ZodType>(
    connector: Connector<string, Fields>,
    schema: Schema,
    { headers, rawBody = Buffer.alloc(0), body }: RawBodyRequest<FastifyRequest>,
  ): Promise<{ id: string; notice: z.output<Schema>; connection: Connection<Fields> }> {
    const connection = await this.connectors.of(connector);
    const secrets = connection ? [connection.settings.noticeSecret, connection.settings.formerNoticeSecret] : [];
    if (!connection || secrets.every((secret) => secret === null)) throw ProblemException.notFound();
    const id = this.signed(connector.name, () => signedNoticeId(secrets, { headers, body: rawBody }));
    const { success, data, error } = schema.safeParse(body);
    if (success) return { id, notice: data, connection };
    this.logger.warn(
      { connector: connector.name, issues: error.issues.map(({ path }) => path.join('.')) },
      'Not understood',
    );
    throw new ProblemException(400, 'REQUEST.MALFORMED', { detail: 'The notice is signed, and not as agreed.' });
  }

  private signed(connector: string, read: () => string): string {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NoticeRefusedError)) throw error;
      this.logger.warn({ connector, reason: error.message }, 'A notice was refused');
      throw new ProblemException(401, 'AUTH.REQUIRED', { detail: error.message });
    }
  }
}
