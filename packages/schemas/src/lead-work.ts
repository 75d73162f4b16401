import { z } from 'zod';
import { bulkOf } from './bulk.js';
import { fieldCode } from './field-codes.js';
import type { AdminLead } from './leads.js';
import { leadMoveSchema } from './lead-moves.js';
import type { LeadStage } from './lead-stages.js';
import { staffTaskSchema, staffWords } from './staff-work.js';
import { CALL_OUTCOMES } from './timeline.js';
import { answerHoursSchema, CLOSES_FIRST, closesLater, workingDayFields } from './working-hours.js';

const owner = z.uuid(fieldCode('OWNER.UNKNOWN')).nullable();

/** `POST /api/admin/leads/{id}/owner` (204). `from` is whose it was seen to be; 409 `LEAD.TAKEN` when it is somebody else's by now. */
export const leadOwnerSchema = z.object({ from: owner, to: owner });
export type LeadOwner = z.output<typeof leadOwnerSchema>;

const leadId = z.uuid(fieldCode('ID.INVALID'));

/** `POST /api/admin/leads/owners`: the same of many. */
export const leadOwnersSchema = bulkOf(leadOwnerSchema.extend({ id: leadId }));
export type LeadOwners = z.output<typeof leadOwnersSchema>;

/** `POST /api/admin/leads/moves`: many moved, each from where it was seen. */
export const leadMovesSchema = bulkOf(z.object({ id: leadId, move: leadMoveSchema }));
export type LeadMoves = z.output<typeof leadMovesSchema>;

/** `POST /api/admin/leads/{id}/calls` (204): one that staff made from a telephone of their own. */
export const leadCallSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES, fieldCode('CHOICE.INVALID')),
  note: staffWords.default(''),
});
export type LeadCall = z.output<typeof leadCallSchema>;

/** `GET /api/admin/leads/{id}/tasks`: the caller's first, what is due first before what is done. */
export const leadTaskSchema = staffTaskSchema.extend({ lead: z.object({ id: z.uuid(), name: z.string() }) });
export type LeadTask = z.output<typeof leadTaskSchema>;

/** `GET /api/admin/lead-tasks/mine`: what the caller has to do, first what is due first; so many of `total`. */
export const ownLeadTasksSchema = z.object({ tasks: z.array(leadTaskSchema), total: z.int(), overdue: z.int() });
export type OwnLeadTasks = z.output<typeof ownLeadTasksSchema>;

/** Of which leads the board is. */
export const leadBoardFilterSchema = z.object({
  ownerId: z.uuid(fieldCode('OWNER.UNKNOWN')).optional(),
  unassigned: z.stringbool().optional(),
  late: z.stringbool().optional(),
});
export type LeadBoardFilter = z.output<typeof leadBoardFilterSchema>;

/** `GET /api/admin/lead-board`: of each stage the first ones. `isCounted` is false where there are more than `count`. */
export interface LeadBoardColumn {
  stage: LeadStage;
  count: number;
  isCounted: boolean;
  leads: AdminLead[];
}

/** `GET /api/admin/lead-staff`: who may own leads, and to whom new ones are given in turn. */
export const leadStaffSchema = z.array(z.object({ id: z.uuid(), name: z.string(), isTaking: z.boolean() }));
export type LeadStaff = z.output<typeof leadStaffSchema>;

/** `POST /api/admin/lead-staff/{id}/taking` (204) */
export const leadTakingSchema = z.object({ isTaking: z.boolean(fieldCode('CHOICE.INVALID')) });

/** `PATCH /api/admin/lead-settings/1`: within how many working hours somebody has to answer, which hours are worked, and whether new leads are given in turn. */
export const leadSettingsSchema = z
  .object({
    answerHours: answerHoursSchema,
    ...workingDayFields,
    sharesInTurn: z.boolean(fieldCode('CHOICE.INVALID')),
  })
  .refine(closesLater, CLOSES_FIRST);

/** `GET /api/admin/lead-settings/1` */
export interface AdminLeadSettings extends z.infer<typeof leadSettingsSchema> {
  id: number;
  updatedAt: string;
}
