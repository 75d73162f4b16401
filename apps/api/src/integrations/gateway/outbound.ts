import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import type { Authentication } from './authentication.js';
import { guardedAgent } from './guarded-connect.js';
import type { KeyRing } from './key-ring.js';
import { type OutboundCall, OutboundHttp } from './outbound-http.js';
import type { BreakerRules } from './resilience.js';
import { Transport } from './transport.js';

interface Way {
  /** Which system this is, in errors and logs. */
  system: string;
  /** What paths are below, and who gets the credentials. */
  baseUrl?: string;
  authentication?: Authentication;
  /** Requests are signed with the first of them. */
  signKeys?: KeyRing;
  onCall?: (call: OutboundCall) => Promise<void>;
  breaker?: BreakerRules;
}

/** Makes ways to outside systems, all through one guarded door. */
@Injectable()
export class Outbound implements OnApplicationShutdown {
  private readonly agent;
  private readonly transport: Transport;

  private readonly timeoutMs: number;

  constructor(@Inject(ENV) env: Pick<Env, 'OUTBOUND_PRIVATE_HOSTS' | 'OUTBOUND_TIMEOUT_MS'>) {
    const privateHosts = env.OUTBOUND_PRIVATE_HOSTS;
    this.timeoutMs = env.OUTBOUND_TIMEOUT_MS;
    this.agent = guardedAgent({ privateHosts });
    this.transport = new Transport(this.agent, privateHosts);
  }

  /** Keep it as long as the system is the same: token, breaker and budget live in it. */
  to(way: Way): OutboundHttp {
    return new OutboundHttp({ ...way, transport: this.transport, timeoutMs: this.timeoutMs });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }
}
