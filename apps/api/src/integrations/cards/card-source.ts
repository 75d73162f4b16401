import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CardProviderSource, CheckoutHolder } from '../../payments/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { type Connection, Connectors } from '../connectors/connectors.js';
import { CardAccounts } from './card-accounts.js';
import { cardsConnector, type CardsFields } from './cards.connector.js';
import { inTurn } from './in-turn.js';
import { STRIPE_API } from './stripe.js';
import { StripeProvider } from './stripe-provider.js';

type Way = Connection<CardsFields>;

/** Stripe as staff connected it; while they haven't, as the environment says. */
@Injectable()
export class CardSource implements CardProviderSource {
  private readonly logger = new Logger('Cards');
  private readonly installed: Way | null;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly connectors: Connectors,
    private readonly accounts: CardAccounts,
  ) {
    const { STRIPE_API_BASE = STRIPE_API, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET = null } = env;
    this.installed = STRIPE_SECRET_KEY ? this.wayTo(STRIPE_API_BASE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET) : null;
  }

  async current(): Promise<StripeProvider | null | undefined> {
    const connection = await this.connectors.of(cardsConnector);
    if (connection) return this.providerBy(connection);
    if (await this.connectors.isOn(cardsConnector)) {
      // Money must not go to another account than staff chose.
      this.logger.error('Cards are not taken: what staff set up cannot be read');
      return null;
    }
    return this.installed ? this.providerBy(this.installed) : undefined;
  }

  /** Whoever takes cards now, whoever the payment was begun with, and the environment's, in this order. */
  async holding(accountId: string | null): Promise<CheckoutHolder | null> {
    const current = await this.current();
    if (current && current.accountId === accountId) return current;
    const keys = accountId === null ? null : await this.accounts.keysOf(accountId);
    const former = keys && this.providerBy(this.wayTo(keys.baseUrl, keys.secretKey, null));
    const installed = this.installed && this.providerBy(this.installed);
    const known = [current, former, installed].filter((each) => each !== null && each !== undefined);
    const [first, ...others] = new Map(known.map((each) => [each.accountId, each])).values();
    return first ? inTurn([first, ...others]) : null;
  }

  private wayTo(baseUrl: string, secretKey: string, webhookSecret: string | null): Way {
    const settings = { provider: 'stripe', baseUrl, secretKey, webhookSecret, formerWebhookSecret: null } as const;
    return this.connectors.tryOut(cardsConnector, settings);
  }

  /** `null` where nobody is to take cards. */
  private providerBy({ http, settings }: Way): StripeProvider | null {
    const { baseUrl, formerWebhookSecret, provider, secretKey, webhookSecret } = settings;
    if (provider === 'none' || baseUrl === null || secretKey === null) return null;
    const keys = { baseUrl, secretKey };
    return new StripeProvider({
      http,
      accountId: this.accounts.idOf(keys),
      appUrl: this.env.APP_URL,
      webhookSecrets: [webhookSecret, formerWebhookSecret].filter((secret) => secret !== null),
      keep: (database) => this.accounts.keep(database, keys),
    });
  }
}
