import { Module } from '@nestjs/common';
import { ContractsModule } from '../contracts/index.js';
import { CryptoModule } from '../platform/crypto/crypto.module.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ResourceRegistry } from '../platform/resources/resource-registry.js';
import { CollectionContactsService } from './collection-contacts.service.js';
import { CollectionDetails } from './collection-details.js';
import { collectionSettingsResource } from './collection-settings.resource.js';
import { CollectionStopsService } from './collection-stops.service.js';
import { CollectionWorkService } from './collection-work.service.js';
import { CollectionsAdminController } from './collections.admin.controller.js';
import { collectionsResource } from './collections.resource.js';
import { CollectionsSweep } from './collections.sweep.js';

@Module({
  imports: [ContractsModule, CryptoModule],
  controllers: [CollectionsAdminController],
  providers: [
    CollectionContactsService,
    CollectionDetails,
    CollectionStopsService,
    CollectionWorkService,
    CollectionsSweep,
  ],
})
export class CollectionsModule {
  constructor(resources: ResourceRegistry, details: CollectionDetails, encryption: FieldEncryption) {
    resources.register(collectionsResource(details, encryption));
    resources.register(collectionSettingsResource);
  }
}
