import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import type { ByteRange, FileContent, Storage } from './storage.js';

export interface S3Settings {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECT_MS = 3_000;
/** So long may it say nothing, in the middle of a file too. */
const SILENT_MS = 15_000;

/** What fails is told by whoever asked; the library would warn on the console that it can't repeat a stream. */
const ignore = () => {};
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Any service that speaks the S3 protocol. */
export class S3Storage implements Storage {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
    this.bucket = bucket;
    // Services other than Amazon's name the bucket in the path; Amazon's still takes that too.
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Who calls repeats, with the whole content anew and within a time of its own (BoundedStorage).
      maxAttempts: 1,
      logger: SILENT,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
      // Content is signed with its SHA-256, which every service knows; trailing checksums only some do.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
    });
  }

  async put(key: string, content: FileContent, contentType: string, signal?: AbortSignal): Promise<void> {
    const body = content.stream();
    // Whatever became of the call: nobody reads on in a file that may be closed by then, and nothing fails unheard.
    body.on('error', ignore);
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Body: body,
      ContentLength: content.size,
      ContentType: contentType,
    });
    // The service refuses bytes that are not these: nothing is kept that was changed on its way.
    command.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers['x-amz-content-sha256'] = content.sha256;
        return next(args);
      },
      { step: 'build', name: 'contentHash' },
    );
    try {
      await this.client.send(command, { abortSignal: signal });
    } finally {
      body.destroy();
    }
  }

  async get(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable | null> {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: key,
      Range: range && `bytes=${range.first}-${range.last}`,
    });
    try {
      const { Body } = await this.client.send(command, { abortSignal: signal });
      return Body as Readable;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async delete(key: string, signal?: AbortSignal): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }), { abortSignal: signal });
  }
}
