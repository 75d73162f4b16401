import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENV, type Env } from '../config/env.js';
import { ProblemException } from '../errors/problem.exception.js';
import { networkOf } from './network.js';

/** So many points in so many seconds. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What is left of a limit. */
export interface Allowance {
  /** Whether there was a point to take. */
  granted: boolean;
  left: number;
  /** Until there are as many again as there are at most. */
  seconds: number;
}

/**
 * Counts in Redis when there is one, so that all instances share the count; else (and while Redis is away) in this
 * process's memory, which is exact as long as there is one instance.
 */
@Injectable()
export class RateLimiter implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(ENV) env: Env) {
    this.redis = env.REDIS_URL
      ? new Redis(env.REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
      : null;
    // Without a listener an unreachable Redis would end the process; the limiter falls back to memory by itself.
    this.redis?.on('error', () => undefined);
  }

  /** Takes one point; 429 with the seconds to wait when none is left. A key that is an IPv6 address counts for its /64. */
  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(networkOf(key));
    } catch (refusal) {
      this.refuse(refusal);
    }
  }

  /** Takes one point, and tells what is left; refuses nothing by itself. */
  async take(limit: Limit, key: string): Promise<Allowance> {
    const told = (result: RateLimiterRes, granted: boolean): Allowance => ({
      granted,
      left: Math.max(result.remainingPoints, 0),
      seconds: Math.ceil(result.msBeforeNext / 1000),
    });
    try {
      return told(await this.limiter(limit).consume(networkOf(key)), true);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return told(refusal, false);
    }
  }

  /** Counts without a limit. Answers how many there were in this stretch of time, with these. */
  async count({ name, seconds }: Omit<Limit, 'points'>, key: string, points = 1): Promise<number> {
    const { consumedPoints } = await this.limiter({ name, seconds, points: Number.MAX_SAFE_INTEGER }).penalty(
      networkOf(key),
      points,
    );
    return consumedPoints;
  }

  /** Gives a point back that turned out not to count. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).reward(networkOf(key));
  }

  async reset(limit: Limit, key: string): Promise<void> {
    await this.limiter(limit).delete(networkOf(key));
  }

  /** Said, and waited for: a connection that is only let go keeps a timer of its own for two seconds. */
  async onApplicationShutdown(): Promise<void> {
    await this.redis?.quit().catch(() => this.redis?.disconnect());
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options = { keyPrefix: `limit:${limit.name}`, points: limit.points, duration: limit.seconds };
    const memory = new RateLimiterMemory(options);
    const made = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: memory })
      : memory;
    this.limiters.set(limit.name, made);
    return made;
  }

  private refuse(refusal: unknown): never {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ProblemException(429, 'REQUEST.RATE_LIMITED', {
      retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000),
    });
  }
}
