import type { SigningErrand } from '@flota/prisma';
import { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { SigningProviderError } from '../provider/signing-provider.js';
import { SigningProviders } from '../provider/signing-providers.js';
import { FollowRequest } from './follow-request.js';
import { SendRequest } from './send-request.js';

const errandKey = z.object({ id: z.uuid() });
type ErrandKey = z.output<typeof errandKey>;

/** For so long a provider that is away is asked again and again. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;

/**
 * Tells the provider, or asks it, what the request's state wants: a new one is sent, one that waits is asked for, one that ended
 * without a signature is withdrawn. Done twice, each is harmless.
 */
@Job({ name: 'signing.errand', key: errandKey })
export class SigningErrandJob extends OwedJob<SigningErrand, ErrandKey> {
  protected override readonly rows: LeasedRows<SigningErrand, ErrandKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly providers: SigningProviders,
    private readonly sending: SendRequest,
    private readonly following: FollowRequest,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'errand of a signature',
      model: (database) => database.signingErrand,
      key: ['id'],
      states: { inHand: 'working', done: 'done' },
      leaseMs: 60_000,
      isFinal: ({ createdAt }, error, now) =>
        (error instanceof SigningProviderError && !error.retryable) || now.getTime() - createdAt.getTime() > GIVE_UP_MS,
    });
  }

  protected override async work(
    { requestId }: SigningErrand,
    lease: Lease<SigningErrand>,
  ): Promise<Partial<SigningErrand> | null> {
    const request = await this.prisma.signingRequest.findUniqueOrThrow({ where: { id: requestId } });
    const { provider, reference, state } = request;
    if (state === 'preparing') return this.sending.send(requestId, lease);
    // One that is looked at by staff, or complete, wants nothing of its provider.
    if (provider === null || reference === null || state === 'review' || state === 'completed') return {};
    const open = await this.providers.named(provider);
    if (state === 'sent' || state === 'seen' || state === 'partly_signed') {
      return this.following.follow(open, requestId, reference, lease);
    }
    await open.withdraw(reference);
    return {};
  }
}
