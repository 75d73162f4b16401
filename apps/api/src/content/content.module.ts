import { Module } from '@nestjs/common';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { AlertsService } from './alerts.service.js';
import { ContentController } from './content.controller.js';
import { contentResources } from './content.resources.js';
import { DocumentsService } from './documents.service.js';
import { FaqsService } from './faqs.service.js';
import { HomeService } from './home.service.js';
import { LegalService } from './legal.service.js';
import { NewsService } from './news.service.js';
import { PagesController } from './pages.controller.js';
import { PagesService } from './pages.service.js';
import { SettingsService } from './settings.service.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  controllers: [ContentController, PagesController],
  providers: [
    AlertsService,
    DocumentsService,
    FaqsService,
    HomeService,
    LegalService,
    NewsService,
    PagesService,
    SettingsService,
    SitemapService,
  ],
  exports: [SettingsService],
})
export class ContentModule {
  constructor(resources: ResourceRegistry) {
    resources.register(...contentResources);
  }
}
