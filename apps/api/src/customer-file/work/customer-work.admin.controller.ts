import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  customerStaffSchema,
  customerTaskSchema,
  fieldCode,
  type LeadCall,
  leadCallSchema,
  newTaskSchema,
  type NewTask,
  noteSchema,
  ownCustomerTasksSchema,
  taskDoneSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.js';
import { CustomerNotes } from './customer-notes.service.js';
import { CustomerTasks } from './customer-tasks.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));
/** What staff write down about a customer, and mean to do. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class CustomerWorkAdminController {
  constructor(
    private readonly notes: CustomerNotes,
    private readonly tasks: CustomerTasks,
  ) {}

  /** What staff heard or think of it, as an entry of the stream. The customer never reads it. The same key counts once. */
  @Post('customers/:id/notes')
  @HttpCode(204)
  @StaffMay('customers', 'work')
  async note(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Body({ schema: noteSchema }) { text }: z.output<typeof noteSchema>,
    @IdempotencyKey() key: string | undefined,
  ): Promise<void> {
    await this.notes.note(staff, customerId, text, key);
  }

  /** A call by a telephone of their own. The same key counts once. */
  @Post('customers/:id/calls')
  @HttpCode(204)
  @StaffMay('customers', 'work')
  async call(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Body({ schema: leadCallSchema }) call: LeadCall,
    @IdempotencyKey() key: string | undefined,
  ): Promise<void> {
    await this.notes.call(staff, customerId, call, key);
  }

  /** What is to be done about it, and was: the caller's first. */
  @Get('customers/:id/tasks')
  @StaffMay('customers', 'show')
  @ApiOkResponse({ standardSchema: z.array(customerTaskSchema) })
  tasksOf(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) customerId: string) {
    return this.tasks.of(staff, customerId);
  }

  /** Somebody has to do something about it by a day. The same key counts once. */
  @Post('customers/:id/tasks')
  @StaffMay('customers', 'work')
  @ApiCreatedResponse({ standardSchema: customerTaskSchema })
  addTask(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) customerId: string,
    @Body({ schema: newTaskSchema }) task: NewTask,
    @IdempotencyKey() key: string | undefined,
  ) {
    return this.tasks.add(staff, customerId, task, key);
  }

  /** Who may be given a task. */
  @Get('customer-staff')
  @StaffMay('customers', 'work')
  @ApiOkResponse({ standardSchema: customerStaffSchema })
  staff() {
    return this.tasks.staff();
  }

  /** What the caller has to do. */
  @Get('customer-tasks/mine')
  @StaffMay('customers', 'work')
  @ApiOkResponse({ standardSchema: ownCustomerTasksSchema })
  ownTasks(@Staff() staff: CurrentStaff) {
    return this.tasks.own(staff);
  }

  /** Done, or to be done again. */
  @Post('customer-tasks/:id/done')
  @HttpCode(204)
  @StaffMay('customers', 'work')
  async setDone(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) taskId: string,
    @Body({ schema: taskDoneSchema }) { done }: z.output<typeof taskDoneSchema>,
  ): Promise<void> {
    await this.tasks.setDone(staff, taskId, done);
  }
}
