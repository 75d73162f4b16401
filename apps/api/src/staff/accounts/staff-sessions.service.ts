import { Injectable } from '@nestjs/common';
import type { StaffSessions } from '@flota/schemas';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { deviceName } from '../../platform/auth/device-name.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Places } from './places.js';

/** Where staff are signed in: their own sessions, and for administrators those of all. */
@Injectable()
export class StaffSessionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly sessions: Sessions,
    private readonly places: Places,
    private readonly events: SecurityEvents,
  ) {}

  /** The one used last first. */
  async list(staffId: string, { sessionId }: CurrentStaff): Promise<StaffSessions> {
    const sessions = await this.prisma.authSession.findMany({
      where: { staffId, endedAt: null, expiresAt: { gt: new Date() } },
      orderBy: { refreshedAt: 'desc' },
    });
    return {
      sessions: await Promise.all(
        sessions.map(async ({ id, userAgent, address, createdAt, refreshedAt }) => ({
          id,
          device: deviceName(userAgent),
          address,
          place: address && (await this.places.cityOf(address)),
          startedAt: createdAt.toISOString(),
          lastUsedAt: refreshedAt.toISOString(),
          current: id === sessionId,
        })),
      ),
    };
  }

  /** 404 unless it is that person's; harmless when it has ended. */
  async end(actor: CurrentStaff, staffId: string, id: string): Promise<void> {
    const session = await this.prisma.authSession.findFirst({ where: { id, staffId } });
    if (!session) throw ProblemException.notFound();
    await this.sessions.end(id, reasonOf(actor, staffId));
    await this.events.note('session.ended', { resource: 'staff', recordId: staffId, actor, details: { session: id } });
  }

  /** All but the one that asks for it. */
  async endAll(actor: CurrentStaff, staffId: string): Promise<void> {
    await this.sessions.endAllOfStaff(staffId, reasonOf(actor, staffId), { except: actor.sessionId });
    await this.events.note('session.ended', { resource: 'staff', recordId: staffId, actor, details: { all: true } });
  }
}

const reasonOf = (actor: CurrentStaff, staffId: string) => (actor.id === staffId ? 'ended-by-owner' : 'ended-by-admin');
