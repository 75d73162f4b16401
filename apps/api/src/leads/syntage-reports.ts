import { Injectable } from '@nestjs/common';
import { Prisma, type SyntageRequest, type SyntageState } from '@flota/prisma';
import { type SyntageExtraction, syntageExtractionSchema } from '@flota/schemas';
import { z } from 'zod';
import { Audit } from '../platform/audit/audit.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { openRfc, rfcIndexes } from './syntage-rfc.js';

/** Whom the provider is to register. */
export interface SyntageSubject {
  name: string;
  /** Thirteen characters: a person; twelve: a company. */
  rfc: string;
  entityId: string | null;
}

/** A reading, as the provider told of it. */
export interface ReportedExtraction extends SyntageExtraction {
  /** The provider's id of the company. */
  entityId: string;
}

const keptSchema = z.record(z.string(), syntageExtractionSchema.omit({ what: true }));

/** By what is read, in its alphabet's order. */
export const extractionsOf = ({ extractions }: Pick<SyntageRequest, 'extractions'>): SyntageExtraction[] =>
  Object.entries(keptSchema.parse(extractions))
    .map(([what, how]) => ({ what, ...how }))
    .sort((one, other) => one.what.localeCompare(other.what));

/** What the provider says of requests. Messages come twice, late and in any order: the newest counts. */
@Injectable()
export class SyntageReports {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
  ) {}

  /** `null` for a lead that is no request, or is gone. */
  async subjectOf(leadId: string): Promise<SyntageSubject | null> {
    const request = await this.prisma.syntageRequest.findUnique({
      where: { leadId },
      include: { lead: { select: { name: true } } },
    });
    return request && { name: request.lead.name, rfc: openRfc(this.encryption, request), entityId: request.entityId };
  }

  /** The provider registered the company, and where it authorises. An older request of the same company gives way. */
  async noteEntity(leadId: string, entity: { id: string; onboardingUrl: string | null }): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      await database.syntageRequest.updateMany({
        where: { entityId: entity.id, leadId: { not: leadId } },
        data: { entityId: null },
      });
      const data = { entityId: entity.id, onboardingUrl: entity.onboardingUrl };
      await database.syntageRequest.updateMany({ where: { leadId }, data });
    });
  }

  /** The company gave the provider access to its data, or took it back. Of no concern when no request is about that RFC. */
  async noteAuthorisation(rfc: string, state: SyntageState, at: Date): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const request = await newestOf(database, { rfcIndex: { in: rfcIndexes(this.encryption, rfc) } });
      if (!request || (request.toldAt && request.toldAt >= at)) return;
      await database.syntageRequest.update({ where: { id: request.id }, data: { state, toldAt: at } });
      if (request.state === state) return;
      await this.audit.note(database, {
        action: 'syntage-state',
        resource: 'leads',
        recordId: request.leadId,
        details: { syntageState: state },
      });
    });
  }

  async noteExtraction({ entityId, what, state, at }: ReportedExtraction): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const request = await newestOf(database, { entityId });
      if (!request) return;
      const known = keptSchema.parse(request.extractions);
      if ((known[what]?.at ?? '') >= at) return;
      const extractions = { ...known, [what]: { state, at } };
      await database.syntageRequest.update({ where: { id: request.id }, data: { extractions } });
    });
  }
}

/** Locked: two messages about the same one are taken one after the other. */
async function newestOf(database: Database, where: Prisma.SyntageRequestWhereInput): Promise<SyntageRequest | null> {
  const newest = await database.syntageRequest.findFirst({
    where,
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  if (!newest) return null;
  await database.$queryRaw`SELECT 1 FROM syntage_request WHERE id = ${newest.id}::uuid FOR UPDATE`;
  return database.syntageRequest.findUnique({ where: newest });
}
