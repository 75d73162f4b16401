import { Controller, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { StoredFile } from '@flota/prisma';
import { type ErrorCode, MAX_VIDEO_BYTES, type UploadedFile, VIDEO_TYPE } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { StaffMay } from '../auth/access.js';
import { ProblemException } from '../errors/problem.exception.js';
import { asMalformed } from '../http/malformed-form.js';
import { TakesForm } from '../open-api/taken-form.js';
import { inMemory } from '../uploads/in-memory.js';
import type { TemporaryFile } from '../uploads/temporary-file.js';
import { PdfInspector, type PdfNature } from '../uploads/pdf-inspector.js';
import { filesOf } from '../uploads/upload-scope.js';
import { Files, mediaUrl } from './files.js';
import { cleanImage, MAX_IMAGE_BYTES } from './image-upload.js';
import { MAX_PDF_BYTES, requireReadablePdf, startsAsPdf } from './pdf-upload.js';
import { cleanVideo, startsAsVideo, VIDEO_START } from './video-upload.js';

const PDF_REFUSALS = {
  active: 'FILE.PDF_ACTIVE',
  protected: 'FILE.PDF_PROTECTED',
  unreadable: 'FILE.PDF_UNREADABLE',
} as const satisfies Record<Exclude<PdfNature, 'quiet'>, ErrorCode>;

type UploadKind = 'picture' | 'pdf' | 'video';

/** How large each may be, and how it is refused beyond. */
const LIMITS = {
  picture: [MAX_IMAGE_BYTES, 'FILE.TOO_LARGE'],
  pdf: [MAX_PDF_BYTES, 'FILE.PDF_TOO_LARGE'],
  video: [MAX_VIDEO_BYTES, 'FILE.VIDEO_TOO_LARGE'],
} as const satisfies Record<UploadKind, readonly [number, ErrorCode]>;

/** Pictures, PDFs and videos that staff put into public content. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/files')
export class UploadsController {
  constructor(
    private readonly files: Files,
    private readonly inspector: PdfInspector,
  ) {}

  @Post()
  @StaffMay('files', 'create')
  @TakesForm({ files: { file: 1 } })
  async upload(@Req() request: FastifyRequest): Promise<UploadedFile> {
    const { upload, kind } = await uploadOf(request).catch(asMalformed);
    const file = await this.keep(upload, kind);
    return { id: file.id, url: mediaUrl(file), contentType: file.contentType, size: file.size };
  }

  private async keep(upload: TemporaryFile, kind: UploadKind): Promise<StoredFile> {
    switch (kind) {
      case 'pdf':
        return this.keepPdf(upload);
      case 'video':
        return this.files.keep(await inMemory(upload, cleanVideo), VIDEO_TYPE, 'public');
      case 'picture':
        return this.files.keep(await inMemory(upload, cleanImage), 'image/webp', 'public');
    }
  }

  private async keepPdf(upload: TemporaryFile): Promise<StoredFile> {
    await inMemory(upload, requireReadablePdf);
    const nature = await this.inspector.natureOf(upload);
    if (nature !== 'quiet') throw new ProblemException(422, PDF_REFUSALS[nature]);
    return this.files.keep(upload, 'application/pdf', 'public');
  }
}

async function uploadOf(request: FastifyRequest): Promise<{ upload: TemporaryFile; kind: UploadKind }> {
  if (!request.isMultipart()) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
  // What it is, and so how large it may be, is known once it is here.
  const limits = { files: 1, fileSize: MAX_VIDEO_BYTES, fields: 5 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (part?.fieldname !== 'file') throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
  const upload = await filesOf(request).receive(part);
  const kind = kindOf(await upload.slice(0, VIDEO_START));
  const [most, tooLarge] = LIMITS[kind];
  if (part.file.truncated || upload.size > most) throw new ProblemException(413, tooLarge);
  return { upload, kind };
}

function kindOf(start: Buffer): UploadKind {
  if (startsAsPdf(start)) return 'pdf';
  return startsAsVideo(start) ? 'video' : 'picture';
}
