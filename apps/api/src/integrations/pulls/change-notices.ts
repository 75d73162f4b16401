import { Injectable, type RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Connector } from '../connectors/define-connector.js';
import { type noticeFields, Notices } from '../notices/notices.js';
import { AskedPulls } from './asked-pulls.js';

/**
 * What systems tell of records that we read from them: that some changed. What counts is the signature; what changed is read
 * from the system itself, so that a notice that comes twice, late or never costs nothing but time.
 */
@Injectable()
export class ChangeNotices {
  constructor(
    private readonly notices: Notices,
    private readonly pulls: AskedPulls,
  ) {}

  /** @param type what its notices are called, e.g. `contracts.changed` */
  async take<Fields extends typeof noticeFields>(
    connector: Connector<string, Fields>,
    type: string,
    request: RawBodyRequest<FastifyRequest>,
  ): Promise<{ noted: true }> {
    const schema = z.object({ type: z.literal(type), data: z.looseObject({}).optional() });
    await this.notices.read(connector, schema, request);
    await this.pulls.soon(connector);
    return { noted: true };
  }
}
