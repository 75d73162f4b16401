import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AuthSession } from '@flota/prisma';
import { randomUUID } from 'node:crypto';
import { ENV, type Env } from '../config/env.js';
import { deriveKey, hmac, randomToken, sameText, sha256 } from '../crypto/keys.js';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { currentRequest } from '../http/request-context.js';
import { ProblemException } from '../errors/problem.exception.js';

export type SessionKind = 'staff' | 'customer';

export const ACCESS_TOKEN_SECONDS = 15 * 60;
const HOUR_MS = 3_600_000;
/** From the last refresh on. */
const IDLE_MS: Record<SessionKind, number> = { staff: 4 * HOUR_MS, customer: 30 * 24 * HOUR_MS };
/** From the sign-in on, however much it is used: a stolen session doesn't live on for ever. */
const LONGEST_MS: Record<SessionKind, number> = { staff: 12 * HOUR_MS, customer: 90 * 24 * HOUR_MS };
/** Two refreshes with one token within this are one: a page that is reloaded breaks off its own and sends another. */
const SAME_REFRESH_MS = 10_000;
/** How long a proof of who somebody is counts for what asks for a fresh one. */
const PROVEN_MS = 10 * 60_000;

/** Whether a session may still be used. */
export const isOpen = ({ endedAt, expiresAt }: { endedAt: Date | null; expiresAt: Date }): boolean =>
  endedAt === null && expiresAt > new Date();

/** Whether who somebody is was proved recently enough for what `@StepUp` guards. */
export const isProven = (provenAt: Date | null): boolean =>
  provenAt !== null && Date.now() - provenAt.getTime() < PROVEN_MS;

export interface AccessTokenClaims {
  sub: string;
  sid: string;
}

/** Each kind has its own key and audience: a customer's token never passes for one of staff, nor the other way round. */
export const tokenSettings = (env: Env, kind: SessionKind | 'integrator' | 'account-view') =>
  ({ secret: deriveKey(env.APP_SECRET, `jwt-${kind}`), audience: `flota:${kind}`, issuer: 'flota' }) as const;

/** What the caller gets: an access token for 15 minutes and the refresh token for the next one. */
export interface IssuedTokens {
  jwt: string;
  refreshToken: string;
  sessionId: string;
  expiresAt: Date;
}

interface StartedSession extends SessionMarks {
  /** Of a customer: the membership in whose account the session begins. */
  actsForId?: string | null;
}

interface EndAllOptions {
  except?: string;
  database?: Database;
}

interface RefreshedSession extends IssuedTokens {
  subjectId: string;
  session: AuthSession;
}

/** What a session of staff was opened with, and for. */
export interface SessionMarks {
  factor?: boolean;
  recovering?: boolean;
}

/**
 * Sign-in sessions. A refresh token reads `{session id}.{random}~{signature}`; each refresh replaces it. The one before is
 * taken until its successor is shown, because an answer gets lost where a page is reloaded or a network fails. For some
 * seconds it gets the same successor, as nobody knows which of two answers a browser keeps; later another one, and the
 * lost one is worth nothing. Whoever shows any older one has a copy, or the thief has the new
 * one: either way the whole session ends. The signature tells such a token from a made-up one, which must not end the
 * session of whoever's id became known.
 */
@Injectable()
export class Sessions {
  private readonly refreshKey: string;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly jwt: JwtService,
  ) {
    this.refreshKey = deriveKey(env.APP_SECRET, 'refresh');
  }

  /** @param database the transaction of whatever the sign-in belongs to */
  async start(
    kind: SessionKind,
    subjectId: string,
    userAgent: string,
    database: Database = this.prisma,
    { factor = false, recovering = false, actsForId = null }: StartedSession = {},
  ): Promise<IssuedTokens> {
    const id = randomUUID();
    const secret = this.newSecret(id);
    const now = new Date();
    const expiresAt = expiry(kind, now);
    const owner = kind === 'staff' ? { staffId: subjectId } : { customerId: subjectId };
    await database.authSession.create({
      data: {
        ...owner,
        id,
        tokenHash: sha256(secret),
        userAgent: userAgent.slice(0, 300),
        address: currentRequest()?.address,
        createdAt: now,
        provenAt: now,
        factorAt: factor ? now : null,
        recovering,
        actsForId,
        expiresAt,
      },
    });
    return this.tokens(kind, subjectId, id, secret, expiresAt);
  }

  /** Exchanges a refresh token; 401 when it is unknown, expired, ended or its successor was shown already. */
  async refresh(kind: SessionKind, refreshToken: string): Promise<RefreshedSession> {
    const { id, secret } = parseRefreshToken(refreshToken) ?? refuse();
    const former =
      (await this.prisma.authSession.findUnique({ where: { id }, select: { createdAt: true } })) ?? refuse();
    const expiresAt = expiry(kind, former.createdAt);
    const now = new Date();
    if (expiresAt <= now) refuse();
    const owner = kind === 'staff' ? { staffId: { not: null } } : { customerId: { not: null } };
    const open = { id, endedAt: null, expiresAt: { gt: now }, ...owner };
    const shown = sha256(secret);
    const before = { formerTokenHash: shown };
    // One statement checks and replaces: of two refreshes at once, the one that comes second finds what the first one did.
    const [replaced] = await this.prisma.authSession.updateManyAndReturn({
      where: {
        ...open,
        OR: [{ tokenHash: shown }, { ...before, refreshedAt: { lte: new Date(now.getTime() - SAME_REFRESH_MS) } }],
      },
      data: {
        tokenHash: sha256(this.successor(id, secret, now)),
        ...before,
        refreshedAt: now,
        expiresAt,
        address: currentRequest()?.address,
      },
    });
    const session = replaced ?? (await this.prisma.authSession.findFirst({ where: { ...open, ...before } }));
    if (!session) {
      if (this.isOurs(id, secret)) await this.end(id, 'token-reused');
      refuse();
    }
    const next = this.successor(id, secret, session.refreshedAt);
    const subjectId = session.staffId ?? session.customerId ?? '';
    return { ...(await this.tokens(kind, subjectId, id, next, session.expiresAt)), subjectId, session };
  }

  /** Its owner proved again who they are; with `factor`, by more than the password. */
  async prove(sessionId: string, { factor = false }: { factor?: boolean } = {}): Promise<void> {
    const now = new Date();
    await this.prisma.authSession.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { provenAt: now, ...(factor && { factorAt: now }) },
    });
  }

  async end(sessionId: string, reason: string): Promise<void> {
    await this.prisma.authSession.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: new Date(), endReason: reason },
    });
  }

  /** Ends a customer's sessions but the one to keep. */
  async endAllOf(customerId: string, reason: string, but: EndAllOptions = {}): Promise<void> {
    await this.endAll({ customerId }, reason, but);
  }

  /** Ends the sessions of a member of staff but the one to keep. */
  async endAllOfStaff(staffId: string, reason: string, but: EndAllOptions = {}): Promise<void> {
    await this.endAll({ staffId }, reason, but);
  }

  /** Ends every session that is in somebody else's account by this membership. */
  async endAllIn(membershipId: string, reason: string, database: Database): Promise<void> {
    await database.authSession.updateMany({
      where: { actsForId: membershipId, endedAt: null },
      data: { endedAt: new Date(), endReason: reason },
    });
  }

  /** The open session of a browser's refresh token, which goes on being good; `null` when there is none. */
  async openOf(kind: SessionKind, refreshToken: string): Promise<AuthSession | null> {
    const { id, secret } = parseRefreshToken(refreshToken) ?? {};
    if (!id || !secret) return null;
    const owner = kind === 'staff' ? { staffId: { not: null } } : { customerId: { not: null } };
    return this.prisma.authSession.findFirst({
      where: { id, ...hasToken(sha256(secret)), endedAt: null, expiresAt: { gt: new Date() }, ...owner },
    });
  }

  /** Sign-out: ends the session the refresh token belongs to, and answers it; `null` when there is none. */
  async endByToken(refreshToken: string, reason: string): Promise<AuthSession | null> {
    const parsed = parseRefreshToken(refreshToken);
    if (!parsed) return null;
    const [ended] = await this.prisma.authSession.updateManyAndReturn({
      where: { id: parsed.id, ...hasToken(sha256(parsed.secret)), endedAt: null },
      data: { endedAt: new Date(), endReason: reason },
    });
    return ended ?? null;
  }

  private async endAll(
    owner: { customerId: string } | { staffId: string },
    reason: string,
    { except, database = this.prisma }: EndAllOptions,
  ): Promise<void> {
    await database.authSession.updateMany({
      where: { ...owner, endedAt: null, id: except && { not: except } },
      data: { endedAt: new Date(), endReason: reason },
    });
  }

  private newSecret(sessionId: string): string {
    return this.signed(sessionId, randomToken());
  }

  /** What a token was exchanged for at that time: nobody but us can tell. */
  private successor(sessionId: string, secret: string, at: Date): string {
    return this.signed(sessionId, hmac(this.refreshKey, `${sessionId}.${secret} ${at.getTime()}`));
  }

  private signed(sessionId: string, random: string): string {
    return `${random}~${hmac(this.refreshKey, `${sessionId}.${random}`)}`;
  }

  private isOurs(sessionId: string, secret: string): boolean {
    const [random = '', signature = ''] = secret.split('~');
    return sameText(signature, hmac(this.refreshKey, `${sessionId}.${random}`));
  }

  private async tokens(kind: SessionKind, subjectId: string, sessionId: string, secret: string, expiresAt: Date) {
    const claims: AccessTokenClaims = { sub: subjectId, sid: sessionId };
    const jwt = await this.jwt.signAsync(claims, { ...tokenSettings(this.env, kind), expiresIn: ACCESS_TOKEN_SECONDS });
    return { jwt, refreshToken: `${sessionId}.${secret}`, sessionId, expiresAt };
  }
}

/** The newest refresh token, or the one before whose successor nobody has shown. */
const hasToken = (hash: string) => ({ OR: [{ tokenHash: hash }, { formerTokenHash: hash }] });

/** Of a session that is used now: idle for so long, and never past its absolute end. */
const expiry = (kind: SessionKind, startedAt: Date): Date =>
  new Date(Math.min(Date.now() + IDLE_MS[kind], startedAt.getTime() + LONGEST_MS[kind]));

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseRefreshToken(token: string): { id: string; secret: string } | null {
  const [id = '', secret = '', ...rest] = token.split('.');
  return UUID.test(id) && secret.length > 0 && rest.length === 0 ? { id, secret } : null;
}

function refuse(): never {
  throw new ProblemException(401, 'AUTH.SESSION_ENDED');
}
