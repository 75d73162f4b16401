import type { Env } from '../../platform/config/env.js';
import type { PrismaService } from '../../platform/database/prisma.service.js';
import type { CardProvider } from './card-provider.js';
import { SandboxProvider } from './sandbox-provider.js';

/** Stripe when there is an account; else the sandbox, and in production nothing: nobody must pay a debt with a test card. */
export async function chooseProvider(env: Env, prisma: PrismaService): Promise<CardProvider | null> {
  const { APP_URL: appUrl, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey && webhookSecret) {
    // Its library takes longer to load than all else of payments, and most processes never call it.
    const { StripeProvider } = await import('./stripe-provider.js');
    return new StripeProvider({ secretKey, webhookSecret, appUrl, apiBase: env.STRIPE_API_BASE });
  }
  if (env.NODE_ENV === 'production') return null;
  return new SandboxProvider({ appUrl, appSecret: env.APP_SECRET }, prisma);
}
