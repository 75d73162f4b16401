import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type BulkResult,
  bulkResultSchema,
  fieldCode,
  type LeadBoardFilter,
  leadBoardFilterSchema,
  type LeadCall,
  leadCallSchema,
  type LeadMove,
  leadMoveSchema,
  leadMovesSchema,
  noteSchema,
  type LeadOwner,
  leadOwnerSchema,
  leadOwnersSchema,
  leadStaffSchema,
  leadTakingSchema,
  taskDoneSchema,
  leadTaskSchema,
  type NewTask,
  newTaskSchema,
  ownLeadTasksSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { eachRow } from '../../platform/resources/bulk.js';
import { LeadBoard } from './lead-board.service.js';
import { LeadMoves } from './lead-moves.service.js';
import { LeadOwners } from './lead-owners.service.js';
import { LeadTasks } from './lead-tasks.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));
/** What staff do with leads besides finding them, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class LeadsWorkAdminController {
  constructor(
    private readonly board: LeadBoard,
    private readonly moves: LeadMoves,
    private readonly owners: LeadOwners,
    private readonly tasks: LeadTasks,
  ) {}

  /** The first leads of each stage, and how many it has. */
  @Get('lead-board')
  @StaffMay('leads', 'list')
  readBoard(@Query({ schema: leadBoardFilterSchema }) filter: LeadBoardFilter) {
    return this.board.read(filter);
  }

  /** Who may own leads, and to whom new ones are given in turn. */
  @Get('lead-staff')
  @StaffMay('leads', 'list')
  @ApiOkResponse({ standardSchema: leadStaffSchema })
  readStaff() {
    return this.owners.staff();
  }

  /** Of themselves anybody says so, of others an administrator. */
  @Post('lead-staff/:id/taking')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async setTaking(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) staffId: string,
    @Body({ schema: leadTakingSchema }) { isTaking }: z.output<typeof leadTakingSchema>,
  ): Promise<void> {
    await this.owners.setTaking(staff, staffId, isTaking);
  }

  /** On to another stage, or back. 409 when it is no longer in the stage it was seen in. */
  @Post('leads/:id/move')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async move(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadMoveSchema }) move: LeadMove,
  ): Promise<void> {
    await this.moves.move(staff, leadId, move);
  }

  /** Many moved at once, and each of them told of by itself. */
  @Post('leads/moves')
  @HttpCode(200)
  @StaffMay('leads', 'work')
  @ApiOkResponse({ standardSchema: bulkResultSchema })
  moveMany(
    @Staff() staff: CurrentStaff,
    @Body({ schema: leadMovesSchema }) { rows }: z.output<typeof leadMovesSchema>,
  ): Promise<BulkResult> {
    return eachRow(rows, ({ id: leadId, move }) => this.moves.move(staff, leadId, move));
  }

  /** Many given to somebody at once, or to nobody, and each of them told of by itself. 422 when `to` can't own leads. */
  @Post('leads/owners')
  @HttpCode(200)
  @StaffMay('leads', 'work')
  @ApiOkResponse({ standardSchema: bulkResultSchema })
  async giveMany(
    @Staff() staff: CurrentStaff,
    @Body({ schema: leadOwnersSchema }) { rows }: z.output<typeof leadOwnersSchema>,
  ): Promise<BulkResult> {
    await this.owners.requireOwners(rows.map(({ to }) => to));
    return eachRow(rows, ({ id: leadId, ...owner }) => this.owners.give(staff, leadId, owner));
  }

  /** Makes it somebody's work, or nobody's. 409 when it is somebody else's by now than whose it was seen to be. */
  @Post('leads/:id/owner')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async give(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadOwnerSchema }) owner: LeadOwner,
  ): Promise<void> {
    await this.owners.give(staff, leadId, owner);
  }

  /** What staff heard or think of it, as an entry of its timeline. The same key counts once. */
  @Post('leads/:id/notes')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async note(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: noteSchema }) { text }: z.output<typeof noteSchema>,
    @IdempotencyKey() key: string | undefined,
  ): Promise<void> {
    await this.tasks.note(staff, leadId, text, key);
  }

  /** A call that staff made. Whom it reached is contacted. The same key counts once. */
  @Post('leads/:id/calls')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async call(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: leadCallSchema }) call: LeadCall,
    @IdempotencyKey() key: string | undefined,
  ): Promise<void> {
    await this.tasks.call(staff, leadId, call, key);
  }

  /** What is to be done about it, and was: the caller's first. */
  @Get('leads/:id/tasks')
  @StaffMay('leads', 'show')
  @ApiOkResponse({ standardSchema: z.array(leadTaskSchema) })
  tasksOf(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) leadId: string) {
    return this.tasks.ofLead(staff, leadId);
  }

  /** Somebody has to do something about it by a day. The same key counts once. */
  @Post('leads/:id/tasks')
  @ApiCreatedResponse({ standardSchema: leadTaskSchema })
  @StaffMay('leads', 'work')
  addTask(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) leadId: string,
    @Body({ schema: newTaskSchema }) task: NewTask,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.tasks.add(staff, leadId, task, key);
  }

  /** What the caller has to do. */
  @Get('lead-tasks/mine')
  @StaffMay('leads', 'work')
  @ApiOkResponse({ standardSchema: ownLeadTasksSchema })
  ownTasks(@Staff() staff: CurrentStaff) {
    return this.tasks.own(staff);
  }

  /** Done, or to be done again. */
  @Post('lead-tasks/:id/done')
  @HttpCode(204)
  @StaffMay('leads', 'work')
  async setDone(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) taskId: string,
    @Body({ schema: taskDoneSchema }) { done }: z.output<typeof taskDoneSchema>,
  ): Promise<void> {
    await this.tasks.setDone(staff, taskId, done);
  }
}
