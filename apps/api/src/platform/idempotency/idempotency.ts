import { Injectable } from '@nestjs/common';
import { sha256 } from '../crypto/keys.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Outbox, type Owe } from '../outbox/outbox.js';

/** A request as its repeat would be recognised. */
export interface Repeatable {
  /** Method and path, e.g. `POST /api/quotes`. */
  route: string;
  /** The `Idempotency-Key` header, if there was one. */
  key: string | undefined;
  /** What was asked for, without what differs from attempt to attempt (such as a solved challenge). */
  body: unknown;
}

const KEY_FORMAT = /^[\x21-\x7e]{8,128}$/;

/** Makes the repeat of a request harmless: the same key gets the same thing again instead of a second one. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
  ) {}

  /** The id of what this request made earlier, or `null`. */
  async earlier(request: Repeatable): Promise<string | null> {
    if (request.key === undefined) return null;
    requireKey(request.key);
    return this.resultOf(this.prisma, request);
  }

  /**
   * Runs `make` in a transaction, with the mails it owes, and remembers the id it answers. Of two equal requests at the same moment the second
   * waits at the key's row for the first, and then gets the first one's id with `made: false`.
   */
  async once(
    request: Repeatable,
    make: (database: Database, owe: Owe) => Promise<string>,
    options?: { maxWait: number; timeout: number },
  ): Promise<{ id: string; made: boolean }> {
    return this.outbox.commit(async (database, owe) => {
      if (request.key === undefined) return { id: await make(database, owe), made: true };
      const { route, key } = request;
      requireKey(key);
      const { count } = await database.idempotentRequest.createMany({
        data: { route, key, requestHash: sha256(JSON.stringify(request.body)) },
        skipDuplicates: true,
      });
      if (count === 0) {
        const id = await this.resultOf(database, request);
        if (id === null) throw new ProblemException(409, 'RESOURCE.CONFLICT');
        return { id, made: false };
      }
      const id = await make(database, owe);
      await database.idempotentRequest.update({ where: { route_key: { route, key } }, data: { resultId: id } });
      return { id, made: true };
    }, options);
  }

  private async resultOf(database: Database, { route, key, body }: Repeatable): Promise<string | null> {
    const known = await database.idempotentRequest.findUnique({ where: { route_key: { route, key: key ?? '' } } });
    if (!known) return null;
    if (known.requestHash !== sha256(JSON.stringify(body))) {
      throw new ProblemException(422, 'IDEMPOTENCY.KEY_REUSED', {
        detail: 'This key came with another request before.',
      });
    }
    return known.resultId;
  }
}

/** @throws ProblemException 400 */
function requireKey(key: string): void {
  if (KEY_FORMAT.test(key)) return;
  throw new ProblemException(400, 'IDEMPOTENCY.KEY_INVALID', { detail: '8 to 128 visible ASCII characters.' });
}
