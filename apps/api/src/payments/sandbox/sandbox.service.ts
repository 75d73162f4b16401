import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Payment, SavedCard } from '@flota/prisma';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { ofCheckout, totalOf } from '../checkout.js';
import { setupReturnUrls } from '../providers/card-keeper.js';
import { returnUrls } from '../providers/card-provider.js';
import { CardProviders } from '../providers/card-providers.js';
import { SandboxProvider, sandboxReference } from '../providers/sandbox-provider.js';
import type { SandboxSetup } from './sandbox-card-page.js';
import type { SandboxCheckout } from './sandbox-page.js';
import type { TestCard } from './test-cards.js';

/** The far side of the sandbox: what a card provider does on machines of its own. */
@Injectable()
export class SandboxService {
  constructor(
    private readonly providers: CardProviders,
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly http: HttpAdapterHost,
  ) {}

  /** 404 for a payment that is none of the sandbox's. */
  async checkout(paymentId: string): Promise<SandboxCheckout> {
    const payments = await this.payments(paymentId);
    const [{ folio }] = payments;
    const { companyName } = await this.settings.site();
    const urls = returnUrls(this.env.APP_URL, paymentId);
    return {
      companyName,
      folio,
      amount: totalOf(payments),
      open: payments.every(({ expiresAt, state }) => state === 'started' && expiresAt > new Date()),
      keepsCard: (await this.kept(paymentId)) !== null,
      successUrl: urls.success,
      cancelUrl: urls.cancel,
    };
  }

  /** Tells the product, as any provider would, how it went with the card. Answers whether it was taken. */
  async settle(paymentId: string, { failureCode, number }: TestCard): Promise<boolean> {
    const amount = totalOf(await this.payments(paymentId));
    const kept = failureCode === null ? await this.kept(paymentId) : null;
    return this.tell({
      id: `sandbox_event_${randomUUID()}`,
      type: failureCode === null ? 'checkout.paid' : 'checkout.failed',
      reference: sandboxReference(paymentId),
      paymentId,
      amount,
      currency: 'MXN',
      failureCode,
      ...(kept && { saved: { cardId: kept.id, card: number } }),
    });
  }

  /** 404 for a card that is none of the sandbox's. */
  async setup(cardId: string): Promise<SandboxSetup> {
    await this.sandbox();
    const card = await this.prisma.savedCard.findFirst({ where: { id: cardId, provider: 'sandbox' } });
    if (!card) throw ProblemException.notFound();
    const { companyName } = await this.settings.site();
    const urls = setupReturnUrls(this.env.APP_URL, cardId);
    const open = card.state === 'saving' && card.setupExpiresAt > new Date();
    return { companyName, open, successUrl: urls.success, cancelUrl: urls.cancel };
  }

  /** Tells the product which of the test cards is saved. Answers whether it was taken. */
  saveCard(cardId: string, number: string): Promise<boolean> {
    return this.tell({ id: `sandbox_event_${randomUUID()}`, type: 'card.saved', cardId, card: number });
  }

  private kept(checkoutId: string): Promise<SavedCard | null> {
    return this.prisma.savedCard.findFirst({ where: { checkoutId, provider: 'sandbox' } });
  }

  private async tell(message: Parameters<SandboxProvider['signed']>[0]): Promise<boolean> {
    const { body, headers } = (await this.sandbox()).signed(message);
    const { ok } = await fetch(`${this.ownAddress()}/api/payments/webhooks/sandbox`, { method: 'POST', headers, body });
    return ok;
  }

  private async payments(id: string): Promise<[Payment, ...Payment[]]> {
    await this.sandbox();
    const [first, ...others] = await this.prisma.payment.findMany({
      where: { provider: 'sandbox', ...ofCheckout(id) },
      orderBy: { id: 'asc' },
    });
    if (!first) throw ProblemException.notFound();
    return [first, ...others];
  }

  /** 404 while somebody else takes cards: from then on no test card pays anything. */
  private async sandbox(): Promise<SandboxProvider> {
    const provider = await this.providers.current();
    if (!(provider instanceof SandboxProvider)) throw ProblemException.notFound();
    return provider;
  }

  /** Where this process listens: the public address may lead through a proxy that it can't reach itself. */
  private ownAddress(): string {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
