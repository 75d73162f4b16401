import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  assignmentSchema,
  type BulkResult,
  bulkResultSchema,
  collectionAssigneesSchema,
  collectionTotalsSchema,
  fieldCode,
  newContactSchema,
  newStopSchema,
  nextActionSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { CollectionContactsService } from './collection-contacts.service.js';
import { CollectionStopsService } from './collection-stops.service.js';
import { CollectionWorkService } from './collection-work.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));
const loggedSchema = z.object({ id: z.string() });

/** What the desk of collections does besides finding its cases, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class CollectionsAdminController {
  constructor(
    private readonly work: CollectionWorkService,
    private readonly contacts: CollectionContactsService,
    private readonly stops: CollectionStopsService,
  ) {}

  /** How many contracts are behind and what they owe, by age. */
  @Get('collection-totals')
  @StaffMay('collections', 'list')
  @ApiOkResponse({ standardSchema: collectionTotalsSchema })
  totals() {
    return this.work.totals();
  }

  /** Whom cases may be given to. */
  @Get('collection-assignees')
  @StaffMay('collections', 'list')
  @ApiOkResponse({ standardSchema: collectionAssigneesSchema })
  assignees() {
    return this.work.assignees();
  }

  /** Gives cases to somebody, or to nobody. What is paid by now, or somebody else's than it was seen to be, stays as it is. */
  @Post('collections/assign')
  @HttpCode(200)
  @StaffMay('collections', 'work')
  @ApiOkResponse({ standardSchema: bulkResultSchema })
  assign(
    @Staff() staff: CurrentStaff,
    @Body({ schema: assignmentSchema }) { rows }: z.output<typeof assignmentSchema>,
  ): Promise<BulkResult> {
    return this.work.assign(staff, rows);
  }

  /**
   * Writes down that somebody was in touch with the customer. The same key counts once. 422 where staff looked for them outside of
   * the hours, or although it is stopped, and don't say why.
   */
  @Post('collections/:id/contacts')
  @StaffMay('collections', 'work')
  @ApiCreatedResponse({ standardSchema: loggedSchema })
  async log(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: newContactSchema }) contact: z.output<typeof newContactSchema>,
    @IdempotencyKey() key: string | undefined,
  ) {
    return { id: await this.contacts.log(staff, contractId, contact, key) };
  }

  /** Strikes what was written down by mistake. 409 unless its writer does so on the same day. */
  @Post('collection-contacts/:id/strike')
  @HttpCode(204)
  @StaffMay('collections', 'work')
  async strike(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) contactId: string): Promise<void> {
    await this.contacts.strike(staff, contactId);
  }

  /** Says when to go on with a case, and with what. 409 once it is paid. */
  @Post('collections/:id/next-action')
  @HttpCode(204)
  @StaffMay('collections', 'work')
  async plan(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: nextActionSchema }) action: z.output<typeof nextActionSchema>,
  ): Promise<void> {
    await this.work.plan(staff, contractId, action);
  }

  /** Nobody is to ask this customer for what they owe. 409 where that is so already. */
  @Post('collections/:id/stops')
  @HttpCode(204)
  @StaffMay('collections', 'stop')
  async stop(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: newStopSchema }) stop: z.output<typeof newStopSchema>,
  ): Promise<void> {
    await this.stops.stop(staff, contractId, stop);
  }

  /** They may be asked again. 409 when it was lifted already. */
  @Post('contact-stops/:id/lift')
  @HttpCode(204)
  @StaffMay('collections', 'lift-stop')
  async lift(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) stopId: string): Promise<void> {
    await this.stops.lift(staff, stopId);
  }
}
