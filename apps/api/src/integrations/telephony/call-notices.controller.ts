import { Controller, type RawBodyRequest, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CALL_OUTCOMES } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Timeline } from '../../timeline/index.js';
import { Notices } from '../notices/notices.js';
import { referenceSchema } from '../notices/reference.js';
import { TakesNotices } from '../notices/takes-notices.js';
import { telephonyConnector } from './telephony.connector.js';

const DAY_SECONDS = 24 * 3_600;

const callEndedSchema = z.object({
  type: z.literal('call.ended'),
  data: z.object({
    /** What the switchboard calls it; one call ends once. */
    id: z.string().min(1).max(200),
    reference: referenceSchema,
    direction: z.enum(['outbound', 'inbound']),
    outcome: z.enum(CALL_OUTCOMES),
    seconds: z.int().min(0).max(DAY_SECONDS),
    agent: z.string().trim().max(200).nullish(),
    endedAt: z.iso.datetime({ offset: true }),
  }),
});

/** Where the switchboard tells that a call ended. What counts is its signature. */
@ApiTags('webhooks')
@Public()
@Controller('api/integrations/telephony')
export class CallNoticesController {
  constructor(
    private readonly notices: Notices,
    private readonly timeline: Timeline,
    private readonly prisma: PrismaService,
  ) {}

  @TakesNotices()
  async take(@Req() request: RawBodyRequest<FastifyRequest>) {
    const { notice, connection } = await this.notices.read(telephonyConnector, callEndedSchema, request);
    const { id, reference: record, direction, outcome, seconds, agent, endedAt } = notice.data;
    const fact = { kind: 'call_ended', direction, outcome, seconds, agent: agent || null } as const;
    const told = { source: connection.name, reference: `call:${id}`, at: new Date(endedAt), fact };
    return { noted: await this.prisma.$transaction((database) => this.timeline.note(database, record, told)) };
  }
}
