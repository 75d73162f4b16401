import { Inject, Injectable } from '@nestjs/common';
import type { Payment } from '@flota/prisma';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type { CardProvider, CheckoutHolder } from './card-provider.js';
import { SandboxProvider } from './sandbox-provider.js';

/** What another room knows of providers outside. */
export interface CardProviderSource {
  /** Who takes cards now; `null`: nobody is to, `undefined`: nobody was set up. Ask each time: staff change it. */
  current(): Promise<CardProvider | null | undefined>;
  /** Who can be asked about payments that were begun with that account, whoever takes cards now; `null`: nobody. */
  holding(accountId: string | null): Promise<CheckoutHolder | null>;
}

type Begun = Pick<Payment, 'provider' | 'accountId'>;

/** Who takes cards, and who may be asked about payments that were begun before somebody else did. */
@Injectable()
export class CardProviders {
  private source: CardProviderSource | null = null;
  private readonly sandbox: SandboxProvider;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL' | 'APP_SECRET' | 'NODE_ENV'>,
    prisma: PrismaService,
  ) {
    this.sandbox = new SandboxProvider({ appUrl: env.APP_URL, appSecret: env.APP_SECRET }, prisma);
  }

  /** Called once at the start, by whoever knows providers outside. */
  connect(source: CardProviderSource): void {
    this.source = source;
  }

  /** `null` where cards can't be taken. The sandbox where nobody was set up, and in production nobody: no debt is paid with a test card. */
  async current(): Promise<CardProvider | null> {
    const outside = await this.source?.current();
    if (outside !== undefined) return outside;
    return this.env.NODE_ENV === 'production' ? null : this.sandbox;
  }

  /** Who can be asked about a payment; `null` where nobody can any more. */
  async of({ accountId, provider }: Begun): Promise<CheckoutHolder | null> {
    if (provider === 'sandbox') return this.sandbox;
    return provider === 'stripe' ? ((await this.source?.holding(accountId)) ?? null) : null;
  }
}
