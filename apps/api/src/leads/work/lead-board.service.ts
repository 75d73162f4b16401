import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { LEAD_STAGES, type LeadBoardColumn, type LeadBoardFilter, type LeadStage } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { leadInclude, presentLead } from '../lead.presenter.js';
import { NOT_MERGED } from '../merge/merged-leads.js';
import { lateLeads } from './late-leads.js';

const SHOWN = 20;
/** A column is not counted any further. */
const COUNTED = 1_000;

/** Leads as they stand, stage by stage. The rest of a stage is in the list. */
@Injectable()
export class LeadBoard {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  read(filter: LeadBoardFilter): Promise<LeadBoardColumn[]> {
    return Promise.all(LEAD_STAGES.map((stage) => this.column(stage, filter)));
  }

  private async column(stage: LeadStage, { ownerId, unassigned, late }: LeadBoardFilter): Promise<LeadBoardColumn> {
    const where: Prisma.LeadWhereInput = {
      AND: [
        NOT_MERGED,
        { stage },
        ownerId ? { ownerId } : {},
        unassigned ? { ownerId: null } : {},
        late ? lateLeads() : {},
      ],
    };
    const [rows, count] = await Promise.all([
      this.prisma.lead.findMany({ where, orderBy: orderOf(stage), include: leadInclude, take: SHOWN }),
      this.prisma.lead.count({ where, take: COUNTED + 1 }),
    ]);
    const leads = rows.map((lead) => presentLead(this.encryption, lead));
    return { stage, count: Math.min(count, COUNTED), isCounted: count <= COUNTED, leads };
  }
}

/** Of the new ones who has to be answered first; of the others what came there last. */
function orderOf(stage: LeadStage): Prisma.LeadOrderByWithRelationInput[] {
  if (stage === 'new') return [{ answerDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }];
  return [{ stageAt: 'desc' }, { id: 'desc' }];
}
