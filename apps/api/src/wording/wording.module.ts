import { Global, Module } from '@nestjs/common';
import { LenderWords } from '../platform/content/lender-words.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { FollowedWording, SpokenWording } from './spoken-wording.js';
import { WordingAdminController } from './wording.admin.controller.js';
import { WordingController } from './wording.controller.js';
import { WORDING, WordingService } from './wording.service.js';

/** In which words the product speaks: whatever works asks it. */
@Global()
@Module({
  controllers: [WordingAdminController, WordingController],
  providers: [SpokenWording, WordingService, { provide: LenderWords, useExisting: SpokenWording }],
  exports: [LenderWords, WordingService],
})
export class WordingModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: WORDING, allow: { list: ['content'], edit: ['content'] } });
  }
}

/** For the API alone. */
@Module({ providers: [FollowedWording] })
export class FollowedWordingModule {}
