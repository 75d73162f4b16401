import type { Customer } from '@flota/prisma';
import type { Device } from '../../platform/auth/devices.js';
import type { IssuedTokens } from '../../platform/auth/sessions.js';

/** Whoever tries to sign in, as the request tells it. */
export interface Visitor {
  address: string;
  userAgent: string;
  device: Device;
}

/** What a right password or link leads to. */
export type SignInResult = { customer: Customer; tokens: IssuedTokens } | { ticket: string };
