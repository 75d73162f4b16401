import type { CircuitBreakerPolicy } from 'cockatiel';
import type { z } from 'zod';
import { type Authentication, plainCredentials } from './authentication.js';
import type { KeyRing } from './key-ring.js';
import { OAuthToken } from './oauth.js';
import { OutboundError, type OutboundErrorKind, type OutboundReason } from './outbound-error.js';
import {
  addressOf,
  bodyOf,
  type CallSubject,
  mayRepeat,
  type OutboundAnswer,
  type OutboundRequest,
} from './outbound-request.js';
import { failureOf, readAnswer } from './read-answer.js';
import { type BreakerRules, newBreaker, RetryBudget, retryWithin, unlessOpen, USUAL_BREAKER } from './resilience.js';
import { signatureOf } from './signatures.js';
import type { RawAnswer, Transport } from './transport.js';

const MOST_BYTES = 2 * 1024 * 1024;

/** How a call went, for whoever keeps count. */
export interface OutboundCall {
  operation: string;
  outcome: 'ok' | OutboundErrorKind;
  reason: OutboundReason | null;
  status: number | null;
  /** Attempts and pauses included. */
  ms: number;
  attempts: number;
  about: CallSubject | null;
}

interface Options {
  /** Which system this is, in errors and logs. */
  system: string;
  transport: Transport;
  /** For calls that say nothing else. */
  timeoutMs: number;
  baseUrl?: string | undefined;
  authentication?: Authentication | undefined;
  /** Requests are signed with the first of them. */
  signKeys?: KeyRing | undefined;
  /** Told once for each call, whatever came of it. */
  onCall?: ((call: OutboundCall) => Promise<void>) | undefined;
  breaker?: BreakerRules | undefined;
}

type Request<Schema extends z.ZodType> = OutboundRequest<Schema>;

/**
 * The way to one outside system: bounded in time and length, kept from private addresses, tried again where that is
 * harmless, and at rest while the system is down. One instance lives as long as the system's settings do: it knows the
 * token and how the last calls went.
 */
export class OutboundHttp {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly budget = new RetryBudget();
  private readonly retry = retryWithin(this.budget);
  private readonly token: OAuthToken | undefined;
  private readonly headers: Record<string, string>;

  constructor(private readonly options: Options) {
    const { system, authentication = { kind: 'none' }, transport, breaker = USUAL_BREAKER } = options;
    this.breaker = newBreaker(breaker);
    const isOAuth = authentication.kind === 'oauth2';
    this.token = isOAuth ? new OAuthToken(system, authentication, transport) : undefined;
    this.headers = isOAuth ? {} : plainCredentials(authentication);
  }

  /**
   * What the system answers, as the schema has it.
   *
   * @throws OutboundError for everything else
   */
  async request<Schema extends z.ZodType>(request: Request<Schema>): Promise<z.output<Schema>> {
    return (await this.exchange(request)).data;
  }

  /** The same, with the status and the headers it came with. */
  async exchange<Schema extends z.ZodType>(request: Request<Schema>): Promise<OutboundAnswer<z.output<Schema>>> {
    const started = performance.now();
    let attempts = 0;
    const signal = AbortSignal.timeout(request.timeoutMs ?? this.options.timeoutMs);
    const once = () =>
      unlessOpen(this.options.system, this.breaker, () => {
        attempts += 1;
        return this.attempt(request, signal);
      });
    const tell = (failure: OutboundError | null, status: number | null) =>
      this.options.onCall?.({
        operation: request.operation,
        outcome: failure?.kind ?? 'ok',
        reason: failure?.reason ?? null,
        status,
        ms: Math.round(performance.now() - started),
        attempts,
        about: request.about ?? null,
      });
    try {
      const answer = await (mayRepeat(request) ? this.retry.execute(once) : once());
      await tell(null, answer.status);
      return answer;
    } catch (error) {
      if (error instanceof OutboundError) await tell(error, error.status ?? null);
      throw error;
    }
  }

  private async attempt<Schema extends z.ZodType>(
    request: Request<Schema>,
    signal: AbortSignal,
  ): Promise<OutboundAnswer<z.output<Schema>>> {
    const { system } = this.options;
    try {
      const answer = await this.send(request, signal);
      const accepted = answer.status < 300 || request.accept?.includes(answer.status) === true;
      if (!accepted) throw failureOf(system, answer);
      const data = readAnswer(system, request, answer);
      this.budget.succeeded();
      return { status: answer.status, headers: answer.headers, data };
    } catch (error) {
      this.budget.failed();
      throw error;
    }
  }

  /** A token that was refused is replaced once: it may have been taken back before its time. */
  private async send(request: Request<z.ZodType>, signal: AbortSignal): Promise<RawAnswer> {
    const url = addressOf(request, this.options.baseUrl);
    if (!this.isOwn(url)) return this.sendTo(url, request, {}, signal);
    if (!this.token) return this.sendTo(url, request, this.headers, signal);
    const timeoutMs = request.timeoutMs ?? this.options.timeoutMs;
    const token = await this.token.value(timeoutMs);
    const answer = await this.sendTo(url, request, { authorization: `Bearer ${token}` }, signal);
    if (answer.status !== 401) return answer;
    this.token.forget(token);
    const renewed = await this.token.value(timeoutMs);
    return this.sendTo(url, request, { authorization: `Bearer ${renewed}` }, signal);
  }

  /** Credentials go to the system they are for, and nowhere else. */
  private isOwn({ origin }: URL): boolean {
    return this.options.baseUrl !== undefined && new URL(this.options.baseUrl).origin === origin;
  }

  private async sendTo(
    url: URL,
    request: Request<z.ZodType>,
    credentials: Record<string, string>,
    signal: AbortSignal,
  ): Promise<RawAnswer> {
    const { method = 'GET', headers = {}, idempotencyKey, mostBytes = MOST_BYTES } = request;
    const sent = bodyOf(request);
    const target = { method, url: url.href, body: sent.body ?? '' };
    return this.options.transport.send(this.options.system, {
      url,
      method,
      headers: {
        accept: request.as === undefined || request.as === 'json' ? 'application/json' : '*/*',
        ...sent.headers,
        ...headers,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...credentials,
        ...(await signatureOf(target, this.options.signKeys ?? [])),
      },
      body: sent.body,
      mostBytes,
      signal,
    });
  }
}
