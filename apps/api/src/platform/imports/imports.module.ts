import { Global, Module } from '@nestjs/common';
import { ExpiredImports } from './expired-imports.sweep.js';
import { ImportKinds } from './import-kind.js';
import { RunImportJob } from './run-import.job.js';
import { StaffImportsController } from './staff-imports.controller.js';
import { StaffImportsService } from './staff-imports.service.js';

@Global()
@Module({
  controllers: [StaffImportsController],
  providers: [ImportKinds, StaffImportsService, RunImportJob, ExpiredImports],
  exports: [ImportKinds],
})
export class ImportsModule {}
