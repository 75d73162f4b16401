import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ENV, type Env } from '../config/env.js';
import { CsrfTokens, XSRF_COOKIE } from '../csrf/csrf.js';
import { type Cookies, OwnCookies, REFRESH_PATH } from './own-cookies.js';
import { PREVIEW_COOKIE, previewToken } from './preview-cookie.js';
import { type IssuedTokens, parseRefreshToken, type SessionKind } from './sessions.js';

export const REFRESH_COOKIES: Record<SessionKind, string> = { staff: 'flota_staff', customer: 'flota_customer' };
const KINDS = Object.keys(REFRESH_COOKIES) as SessionKind[];

/** The tokens of the sessions that a browser has. */
type Tokens = Partial<Record<SessionKind, string | undefined>>;

const idsOf = (tokens: Tokens): string[] => KINDS.flatMap((kind) => parseRefreshToken(tokens[kind] ?? '')?.id ?? []);

@Injectable()
export class SessionCookies {
  private readonly csrf: CsrfTokens;
  private readonly secure: boolean;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly own: OwnCookies,
  ) {
    this.csrf = new CsrfTokens(env.APP_SECRET);
    this.secure = env.APP_URL.startsWith('https:');
  }

  read(request: FastifyRequest, kind: SessionKind): string {
    return this.own.read(request.cookies, REFRESH_COOKIES[kind]) ?? '';
  }

  /** The refresh cookie, and an anti-forgery token bound to all sessions that this browser has from now on. */
  set(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: SessionKind,
    { refreshToken, sessionId, expiresAt }: IssuedTokens,
  ): void {
    this.own.set(request, reply, REFRESH_COOKIES[kind], refreshToken, { expires: expiresAt });
    if (kind === 'staff') {
      const preview = previewToken(this.env.APP_SECRET, sessionId);
      this.own.setEverywhere(reply, PREVIEW_COOKIE, preview, { expires: expiresAt });
    }
    this.setXsrf(reply, idsOf({ ...this.tokens(request.cookies), [kind]: refreshToken }));
  }

  clear(request: FastifyRequest, reply: FastifyReply, kind: SessionKind): void {
    this.own.clear(request, reply, REFRESH_COOKIES[kind]);
    if (kind === 'staff') this.own.clearEverywhere(reply, PREVIEW_COOKIE);
    this.setXsrf(reply, idsOf({ ...this.tokens(request.cookies), [kind]: undefined }));
  }

  /** For a page: a token when the browser has none of ours yet. */
  ensureXsrf(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.csrf.isValid(request.cookies[XSRF_COOKIE] ?? '')) this.renewXsrf(request, reply);
  }

  /** A token for just the sessions that came along. */
  renewXsrf(request: FastifyRequest, reply: FastifyReply): void {
    this.setXsrf(reply, idsOf(this.tokens(request.cookies)));
  }

  /** Whether a cookie came along that makes a browser worth misusing. */
  cameAlong({ cookies }: FastifyRequest): boolean {
    return (
      cookies[XSRF_COOKIE] !== undefined || Object.values(this.tokens(cookies)).some((token) => token !== undefined)
    );
  }

  /** Whether an unsafe request is the visitor's own: the header repeats our cookie, which is for just these sessions. */
  isGenuine(request: FastifyRequest, header: string | undefined): boolean {
    const cookie = request.cookies[XSRF_COOKIE] ?? '';
    const sessionIds = idsOf(this.tokens(request.cookies));
    // Over plain http the sessions' cookies come under this path only: elsewhere there is nothing to compare with.
    const told = sessionIds.length > 0 || request.url.startsWith(`${REFRESH_PATH}/`);
    return header !== undefined && header === cookie && this.csrf.isValid(cookie, told ? sessionIds : undefined);
  }

  private tokens(cookies: Cookies): Tokens {
    return Object.fromEntries(KINDS.map((kind) => [kind, this.own.read(cookies, REFRESH_COOKIES[kind])]));
  }

  private setXsrf(reply: FastifyReply, sessionIds: string[]): void {
    // Readable by scripts on purpose: the page repeats it in a header. It lives as long as the longest session.
    void reply.setCookie(XSRF_COOKIE, this.csrf.issue(sessionIds), {
      path: '/',
      sameSite: 'strict',
      secure: this.secure,
      maxAge: 30 * 24 * 3_600,
    });
  }
}
