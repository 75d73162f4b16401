import { Controller, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { UploadedFile } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { StaffMay } from '../auth/access.js';
import { ProblemException } from '../errors/problem.exception.js';
import { Files, mediaUrl } from './files.js';
import { cleanImage, MAX_IMAGE_BYTES } from './image-upload.js';

/** Pictures that staff put into public content. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/files')
export class UploadsController {
  constructor(private readonly files: Files) {}

  @Post()
  @StaffMay('files', 'create')
  @ApiConsumes('multipart/form-data')
  async upload(@Req() request: FastifyRequest): Promise<UploadedFile> {
    const upload = await uploadOf(request).catch(asMalformed);
    const file = await this.files.keep(await cleanImage(upload), 'image/webp', 'public');
    return { id: file.id, url: mediaUrl(file), contentType: file.contentType, size: file.size };
  }
}

async function uploadOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const limits = { files: 1, fileSize: MAX_IMAGE_BYTES, fields: 5 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (part?.fieldname !== 'file') throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
  const upload = await part.toBuffer();
  if (part.file.truncated) throw new ProblemException(413, 'FILE.TOO_LARGE');
  return upload;
}

/** What the parser stumbles over (no boundary, a form that breaks off) is the request's fault; it throws it as a plain error. */
function asMalformed(error: Error & { statusCode?: number }): never {
  const known = error instanceof ProblemException || error.statusCode !== undefined;
  throw known ? error : new ProblemException(400, 'REQUEST.MALFORMED', { detail: error.message });
}
