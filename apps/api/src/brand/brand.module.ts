import { Global, Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { NavigationModule } from '../navigation/index.js';
import { LenderLook } from '../platform/content/lender-look.js';
import { PdfModule } from '../platform/pdf/pdf.module.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { BrandAdminController } from './brand.admin.controller.js';
import { BrandArchive } from './brand-archive.js';
import { BrandController, BrandDraftController } from './brand.controller.js';
import { BrandIconsController, BrandPicturesController } from './brand-files.controller.js';
import { BrandPictures } from './brand-pictures.service.js';
import { BrandPreviewController } from './brand-preview.controller.js';
import { BrandService } from './brand.service.js';
import { PrintedLooks } from './printed-look.service.js';

/** How the lender looks: every mail and every paper asks it. */
@Global()
@Module({
  imports: [ContentModule, NavigationModule, PdfModule],
  controllers: [
    BrandAdminController,
    BrandController,
    BrandDraftController,
    BrandIconsController,
    BrandPicturesController,
    BrandPreviewController,
  ],
  providers: [
    BrandArchive,
    BrandPictures,
    BrandService,
    PrintedLooks,
    { provide: LenderLook, useExisting: PrintedLooks },
  ],
  exports: [LenderLook],
})
export class BrandModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: 'brand', allow: { list: ['content'], show: ['content'], edit: ['content'], publish: [] } });
  }
}
