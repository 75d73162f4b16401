import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AbsencesAdminController } from './absences.admin.controller.js';
import { Absences } from './absences.service.js';
import { shareRulesResource } from './share-rules.resource.js';
import { WorkSharing } from './work-sharing.js';

@Module({ controllers: [AbsencesAdminController], providers: [Absences, WorkSharing], exports: [WorkSharing] })
export class WorkSharingModule {
  constructor(resources: ResourceRegistry) {
    resources.register(shareRulesResource);
  }
}
