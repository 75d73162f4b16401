import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import { ENV, type Env } from '../config/env.js';
import { CsrfTokens, XSRF_COOKIE } from '../csrf/csrf.js';
import { type IssuedTokens, parseRefreshToken, type SessionKind } from './sessions.js';

export const REFRESH_COOKIES: Record<SessionKind, string> = { staff: 'flota_staff', customer: 'flota_customer' };
/** Browsers send the refresh cookies nowhere else. */
export const REFRESH_PATH = '/api/auth';

/** Ids of the sign-in sessions whose refresh cookies came along (only ever under `/api/auth`). */
export const sessionIdsOf = (cookies: Record<string, string | undefined>): string[] =>
  Object.values(REFRESH_COOKIES).flatMap((name) => parseRefreshToken(cookies[name] ?? '')?.id ?? []);

@Injectable()
export class SessionCookies {
  private readonly csrf: CsrfTokens;
  private readonly secure: boolean;

  constructor(@Inject(ENV) env: Env) {
    this.csrf = new CsrfTokens(env.APP_SECRET);
    this.secure = env.APP_URL.startsWith('https:');
  }

  read(request: FastifyRequest, kind: SessionKind): string {
    return request.cookies[REFRESH_COOKIES[kind]] ?? '';
  }

  /** The refresh cookie, and an anti-forgery token bound to all sessions that this browser has from now on. */
  set(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: SessionKind,
    { refreshToken, expiresAt }: IssuedTokens,
  ): void {
    const cookies = { ...request.cookies, [REFRESH_COOKIES[kind]]: refreshToken };
    void reply.setCookie(REFRESH_COOKIES[kind], refreshToken, {
      path: REFRESH_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      expires: expiresAt,
    });
    this.setXsrf(reply, sessionIdsOf(cookies));
  }

  clear(request: FastifyRequest, reply: FastifyReply, kind: SessionKind): void {
    void reply.clearCookie(REFRESH_COOKIES[kind], {
      path: REFRESH_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
    });
    this.setXsrf(reply, sessionIdsOf({ ...request.cookies, [REFRESH_COOKIES[kind]]: undefined }));
  }

  /** For a page: a token when the browser has none of ours yet. */
  ensureXsrf(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.csrf.isValid(request.cookies[XSRF_COOKIE] ?? '')) this.renewXsrf(request, reply);
  }

  /** A token for just the sessions that came along. */
  renewXsrf(request: FastifyRequest, reply: FastifyReply): void {
    this.setXsrf(reply, sessionIdsOf(request.cookies));
  }

  /** Whether an unsafe request is the visitor's own: the header repeats our cookie, which is for just these sessions. */
  isGenuine(request: FastifyRequest, header: string | undefined): boolean {
    const cookie = request.cookies[XSRF_COOKIE] ?? '';
    const sessionIds = request.url.startsWith(`${REFRESH_PATH}/`) ? sessionIdsOf(request.cookies) : undefined;
    return header !== undefined && header === cookie && this.csrf.isValid(cookie, sessionIds);
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
