import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { OpeningController } from './opening.controller.js';
import { OpeningNeeds } from './opening-needs.js';
import { OpeningService } from './opening.service.js';
import { TestMail } from './test-mail.js';

@Module({ controllers: [OpeningController], providers: [OpeningNeeds, OpeningService, TestMail] })
export class OpeningModule {
  constructor(resources: ResourceRegistry) {
    const everybody = ['content', 'care', 'finance', 'auditor'] as const;
    resources.allow({ name: 'site-opening', allow: { list: everybody, open: [], close: [], 'test-mail': [] } });
  }
}
