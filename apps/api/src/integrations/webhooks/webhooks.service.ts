import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { DeliveryTarget } from '@flota/prisma';
import { type NewWebhook, type webhookChangeSchema, type webhookSchema, type WebhookTest } from '@flota/schemas';
import type { z } from 'zod';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { isNamed } from '../../platform/config/private-hosts.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { failureText } from '../gateway/explain-failure.js';
import { OutboundError } from '../gateway/outbound-error.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';

const HOUR_MS = 3_600_000;

type Wished = z.output<typeof webhookSchema>;

/** What administrators do about webhooks. A secret leaves this house once, in the answer that made it. */
@Injectable()
export class WebhooksService {
  private readonly privateHosts;

  constructor(
    @Inject(ENV) { OUTBOUND_PRIVATE_HOSTS }: Pick<Env, 'OUTBOUND_PRIVATE_HOSTS'>,
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
  ) {
    this.privateHosts = OUTBOUND_PRIVATE_HOSTS;
  }

  /** 422 when another one has that name, and where the address is not https. */
  async create(admin: Actor, wished: Wished): Promise<NewWebhook> {
    this.requireHttps(wished.url);
    const { shown, sealed } = this.secrets.make();
    const id = await this.inTurn(async (database) => {
      const data = { ...wished, kind: 'webhook', secret: sealed } as const;
      const target = await database.deliveryTarget.create({ data, select: { id: true } });
      await this.audit.write(database, admin, { ...about('create', target.id), after: wished });
      return target.id;
    });
    return { id, secret: shown };
  }

  /** Switched on again, it is owed at once what waited. 409 when somebody else changed it meanwhile. */
  async change(
    admin: Actor,
    id: string,
    { updatedAt, ...wished }: z.output<typeof webhookChangeSchema>,
  ): Promise<void> {
    this.requireHttps(wished.url);
    await this.inTurn(async (database) => {
      const former = await lock(database, id);
      if (former.updatedAt.toISOString() !== updatedAt) throw ProblemException.stale();
      const afresh = { failingSince: null, timesAway: 0, pausedUntil: null, gaveUpAt: null };
      const isNew = wished.url !== former.url || (wished.isOn && !former.isOn);
      await database.deliveryTarget.update({ where: { id }, data: { ...wished, ...(isNew && afresh) } });
      const { isOn, name, types, url } = former;
      await this.audit.write(database, admin, {
        ...about('edit', id),
        before: { name, url, types, isOn },
        after: wished,
      });
    });
  }

  /** Its deliveries go with it; the events stay. */
  async remove(admin: Actor, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const { isOn, name, types, url } = await lock(database, id);
      await database.deliveryTarget.delete({ where: { id } });
      await this.audit.write(database, admin, { ...about('delete', id), before: { name, url, types, isOn } });
    });
  }

  /** Another secret. For so many hours messages are signed by the former one too. */
  async addSecret(admin: Actor, id: string, overlapHours: number): Promise<NewWebhook> {
    const { shown, sealed } = this.secrets.make();
    await this.prisma.$transaction(async (database) => {
      const { secret } = await lock(database, id);
      const former = overlapHours > 0 ? secret : null;
      const formerUntil = former && new Date(Date.now() + overlapHours * HOUR_MS);
      await database.deliveryTarget.update({
        where: { id },
        data: { secret: sealed, formerSecret: former, formerUntil },
      });
      await this.audit.note(database, { ...about('rotate-secret', id), actor: admin, details: { overlapHours } });
    });
    return { id, secret: shown };
  }

  /** Sends an event that tells of nothing, at once. Whether it is on does not matter. */
  async test(admin: Actor, id: string): Promise<WebhookTest> {
    const target = await this.prisma.deliveryTarget.findUnique({ where: { id, kind: 'webhook' } });
    if (!target) throw ProblemException.notFound();
    await this.audit.note(this.prisma, { ...about('test', id), actor: admin });
    const started = performance.now();
    const durationMs = () => Math.round(performance.now() - started);
    const message = { id: randomUUID(), type: 'webhook.test', timestamp: new Date().toISOString(), data: {} };
    try {
      const status = await this.sender.send(target, message);
      return { arrived: true, status, durationMs: durationMs(), error: null };
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      return { arrived: false, status: error.status ?? null, durationMs: durationMs(), error: failureText(error) };
    }
  }

  /** Told when it is written, and not by the first delivery that fails; the door itself sees to it at each one. */
  private requireHttps(url: string): void {
    const { protocol, hostname, port } = new URL(url);
    if (protocol === 'https:' || isNamed(this.privateHosts, hostname, Number(port || 80))) return;
    throw ProblemException.invalid([{ field: 'url', code: 'URL.NOT_HTTPS' }]);
  }

  private inTurn<Result>(change: (database: Database) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction(change).catch((error: Error & { code?: string }) => {
      if (error.code !== 'P2002') throw error;
      throw ProblemException.invalid([{ field: 'name', code: 'VALUE.TAKEN' }]);
    });
  }
}

const about = (action: string, recordId: string) => ({ action, resource: 'delivery-targets', recordId });

/** One administrator after the other. 404 for what is no webhook. */
async function lock(database: Database, id: string): Promise<DeliveryTarget> {
  await database.$queryRaw`SELECT 1 FROM delivery_target WHERE id = ${id}::uuid FOR UPDATE`;
  const target = await database.deliveryTarget.findUnique({ where: { id, kind: 'webhook' } });
  if (!target) throw ProblemException.notFound();
  return target;
}
