import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { TimelineModule } from '../timeline/index.js';
import { CustomerFileAdminController } from './customer-file.admin.controller.js';
import { Identifiers } from './identifiers/identifiers.service.js';
import { CustomerStreams } from './stream/customer-stream.service.js';
import { StreamPresenter } from './stream/stream.presenter.js';
import { CustomerStandings } from './standing/customer-standing.service.js';
import { CustomerNotes } from './work/customer-notes.service.js';
import { CustomerTasks } from './work/customer-tasks.service.js';
import { CustomerWorkAdminController } from './work/customer-work.admin.controller.js';

@Module({
  imports: [ContractsModule, CryptoModule, TimelineModule],
  controllers: [CustomerFileAdminController, CustomerWorkAdminController],
  providers: [CustomerNotes, CustomerStandings, CustomerStreams, CustomerTasks, Identifiers, StreamPresenter],
})
export class CustomerFileModule {}
