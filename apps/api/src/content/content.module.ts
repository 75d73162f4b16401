import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { ContentAgendaController } from './agenda/content-agenda.controller.js';
import { ContentAgendas } from './agenda/content-agenda.service.js';
import { contentApiControllers } from './api/content-api.controllers.js';
import { ContentMomentsSweep } from './api/content-moments.sweep.js';
import { OpenContent } from './api/open-content.js';
import { AlertsService } from './home/alerts.service.js';
import { ContentController } from './content.controller.js';
import { contentResources } from './resources/content.resources.js';
import { HomeService } from './home/home.service.js';
import { LegalApprovalsController } from './legal/legal-approvals.controller.js';
import { LegalApprovals } from './legal/legal-approvals.service.js';
import { ListsService } from './lists/lists.service.js';
import { NewsService } from './pages/news.service.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesService } from './pages/pages.service.js';
import { SettingsService } from './settings.service.js';
import { SitemapService } from './pages/sitemap.service.js';

@Module({
  controllers: [
    ContentController,
    PagesController,
    LegalApprovalsController,
    ContentAgendaController,
    ...contentApiControllers,
  ],
  providers: [
    AlertsService,
    ContentAgendas,
    ContentMomentsSweep,
    HomeService,
    LegalApprovals,
    ListsService,
    NewsService,
    OpenContent,
    PagesService,
    SettingsService,
    SitemapService,
  ],
  exports: [SettingsService],
})
export class ContentModule {
  constructor(resources: ResourceRegistry) {
    resources.register(...contentResources);
    resources.allow({ name: 'content-agenda', allow: { show: ['content'] } });
  }
}
