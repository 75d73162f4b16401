import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type Batch,
  type BatchKind,
  type BatchResults,
  batchResultsSchema,
  batchSchema,
  fieldCode,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Integrator } from '../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../platform/auth/current-user.js';
import { NDJSON, streamedBody } from '../../platform/http/streamed-bodies.js';
import { BatchResultRows } from './batch-results.js';
import { BatchStreams } from './batch-streams.js';
import { StoredBatches } from './stored-batches.js';
import { pageQuery, type Sent, SentRows, TakesRows } from './takes-rows.js';

const PATH = 'api/integrations/v1/batches';
/** Nothing is sent and nothing comes for so long: whoever should read the answer is gone. */
const SILENCE_MS = 60_000;
/** What is still being sent when the answer has ended is read and thrown away, so that the answer gets through. */
const LINGER_MS = 10_000;

const batchId = z.uuid(fieldCode('ID.INVALID'));

/** Records of other systems, as many as there are: sent as a stream, a row a line, and answered row by row. */
@ApiTags('integrators')
@Controller(PATH)
export class BatchesController {
  constructor(
    private readonly streams: BatchStreams,
    private readonly batches: StoredBatches,
    private readonly results: BatchResultRows,
  ) {}

  /** Customers. Those who have registered look after their own data. */
  @TakesRows('customers')
  customers(@SentRows() sent: Sent, @Res() reply: FastifyReply): Promise<void> {
    return this.take('customers', sent, reply);
  }

  /** Contracts with all that happened to them so far. */
  @TakesRows('contracts')
  contracts(@SentRows() sent: Sent, @Res() reply: FastifyReply): Promise<void> {
    return this.take('contracts', sent, reply);
  }

  /** Money that came in, and that it is taken back. */
  @TakesRows('movements')
  movements(@SentRows() sent: Sent, @Res() reply: FastifyReply): Promise<void> {
    return this.take('movements', sent, reply);
  }

  /** Stamped CFDI 4.0. */
  @TakesRows('invoices')
  invoices(@SentRows() sent: Sent, @Res() reply: FastifyReply): Promise<void> {
    return this.take('invoices', sent, reply);
  }

  /** Insurance policies of vehicles. */
  @TakesRows('policies')
  policies(@SentRows() sent: Sent, @Res() reply: FastifyReply): Promise<void> {
    return this.take('policies', sent, reply);
  }

  /** How far one of the caller's batches is. */
  @Get(':id')
  @Integrator()
  @ApiOkResponse({ standardSchema: batchSchema })
  show(@CallingClient() client: CurrentIntegrator, @Param('id', { schema: batchId }) id: string): Promise<Batch> {
    return this.batches.read(client.id, id);
  }

  /** What became of its rows, in their order. */
  @Get(':id/results')
  @Integrator()
  @ApiOkResponse({ standardSchema: batchResultsSchema })
  async list(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: batchId }) id: string,
    @Query({ schema: pageQuery }) page: z.output<typeof pageQuery>,
  ): Promise<BatchResults> {
    const batch = await this.batches.read(client.id, id);
    return this.results.page(batch.id, page);
  }

  private async take(kind: BatchKind, { request, ...sent }: Sent, reply: FastifyReply): Promise<void> {
    const body = streamedBody(request);
    // Left open at the end: what it is read by may leave off early, and the answer goes over the same connection.
    const bytes: AsyncIterable<Buffer> = body ? body.iterator({ destroyOnReturn: false }) : noBytes();
    const isGone = () => request.raw.socket.destroyed;
    const { id, answer } = await this.streams.open({ ...sent, kind, bytes, isGone, correlationId: request.id });
    reply.raw.setTimeout(SILENCE_MS, () => request.raw.destroy());
    reply.raw.once('finish', () => endBody(request));
    await reply
      .type(NDJSON)
      .header('location', `/${PATH}/${id}`)
      .send(Readable.from(linesOf(answer)));
  }
}

async function* noBytes(): AsyncGenerator<Buffer> {
  // A batch that is only opened, or asked after.
}

async function* linesOf(values: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

function endBody({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.resume();
  setTimeout(() => raw.destroy(), LINGER_MS).unref();
}
