import { Global, Module } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { BoundedStorage } from './bounded-storage.js';
import { FileLinks } from './file-links.js';
import { Files } from './files.js';
import { ImageVariants } from './image-variants.js';
import { LeftOverObjects } from './left-over-objects.sweep.js';
import { LocalStorage } from './local-storage.js';
import { MediaController } from './media.controller.js';
import { PrivateFilesController } from './private-files.controller.js';
import { StaffDownloads } from './staff-downloads.js';
import { STORAGE, type Storage } from './storage.js';
import { ClamdScanner } from '../uploads/clamd-scanner.js';
import { FILE_SCANNER } from '../uploads/file-scanner.js';
import { FileScanning } from '../uploads/file-scanning.js';
import { ClaimedUploads } from '../uploads/held/claimed-uploads.js';
import { HeldUploads } from '../uploads/held/held-uploads.js';
import { HeldUploadsController } from '../uploads/held/held-uploads.controller.js';
import { LeftOverUploads } from '../uploads/held/left-over-uploads.sweep.js';
import { PdfInspector } from '../uploads/pdf-inspector.js';
import { KeptUploads } from '../uploads/kept-uploads.js';
import { UploadsController } from './uploads.controller.js';

const makeStorage = async (env: Env): Promise<Storage> => new BoundedStorage(await storageOf(env));

/** A bucket where one is set, else a folder. */
export async function storageOf(env: Env): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return new LocalStorage(env.STORAGE_DIR);
  const { S3Storage } = await import('./s3-storage.js'); // its library is large, and a folder needs none
  return new S3Storage({ bucket, region: env.S3_REGION, endpoint: env.S3_ENDPOINT, accessKeyId, secretAccessKey });
}

@Global()
@Module({
  controllers: [HeldUploadsController, MediaController, PrivateFilesController, UploadsController],
  providers: [
    ClaimedUploads,
    FileLinks,
    Files,
    HeldUploads,
    ImageVariants,
    KeptUploads,
    LeftOverObjects,
    LeftOverUploads,
    PdfInspector,
    StaffDownloads,
    FileScanning,
    {
      provide: FILE_SCANNER,
      inject: [ENV],
      useFactory: ({ CLAMD_URL }: Env) => (CLAMD_URL ? new ClamdScanner(CLAMD_URL) : null),
    },
    { provide: STORAGE, inject: [ENV], useFactory: makeStorage },
  ],
  exports: [ClaimedUploads, FileLinks, Files, FileScanning, ImageVariants, KeptUploads, StaffDownloads],
})
export class StorageModule {
  constructor(resources: ResourceRegistry) {
    resources.allow({ name: 'files', allow: { create: ['content'] } });
  }
}
