import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, type Env } from '../config/env.js';
import { deriveKey, hmac, randomToken, sameText } from '../crypto/keys.js';
import { OwnCookies } from './own-cookies.js';

const DEVICE_COOKIE = 'flota_device';
const DAYS = 365;
/** A shared computer has several owners; the ones who used it last are kept. */
const MAX_ACCOUNTS = 5;
const NONCE = /^[\w-]{43}$/;

/** A browser, and for which accounts it has been used. It opens nothing: it only tells an owner's device from a stranger's. */
export interface Device {
  nonce: string;
  /** Signatures over the nonce and an account's id, newest first. */
  marks: readonly string[];
}

/** Remembers in a signed cookie who signed in on a browser (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). */
@Injectable()
export class Devices {
  private readonly key: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly cookies: OwnCookies,
  ) {
    this.key = deriveKey(env.APP_SECRET, 'device');
  }

  /** A new one when the browser has no cookie of ours. */
  read(request: FastifyRequest): Device {
    const [nonce = '', ...marks] = (this.cookies.read(request.cookies, DEVICE_COOKIE) ?? '').split('.');
    return NONCE.test(nonce) ? { nonce, marks: marks.slice(0, MAX_ACCOUNTS) } : { nonce: randomToken(), marks: [] };
  }

  knows({ nonce, marks }: Device, accountId: string): boolean {
    const own = this.mark(nonce, accountId);
    return marks.some((mark) => sameText(mark, own));
  }

  /** For a year from the latest sign-in on. */
  remember(request: FastifyRequest, reply: FastifyReply, accountId: string): void {
    const { nonce, marks } = this.read(request);
    const own = this.mark(nonce, accountId);
    const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, MAX_ACCOUNTS);
    this.cookies.set(request, reply, DEVICE_COOKIE, [nonce, ...kept].join('.'), { maxAge: DAYS * 24 * 3_600 });
  }

  private mark(nonce: string, accountId: string): string {
    return hmac(this.key, `${nonce} ${accountId}`);
  }
}
