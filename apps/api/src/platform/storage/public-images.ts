import { UPLOADED_VIDEO, VIDEO_TYPE } from '@flota/schemas';
import type { Database } from '../database/prisma.service.js';
import { ProblemException } from '../errors/problem.exception.js';

const UPLOADED = '/media/';

/** 422 on every field whose picture is an upload that isn't there; the site's own drawings are its affair. */
export async function requireImages(
  database: Database,
  images: Readonly<Record<string, string | null>>,
): Promise<void> {
  const uploads = Object.entries(images).flatMap(([field, path]) =>
    path?.startsWith(UPLOADED) ? [{ field, key: `public/${path.slice(UPLOADED.length)}` }] : [],
  );
  if (uploads.length === 0) return;
  const found = await database.storedFile.findMany({
    where: { key: { in: uploads.map(({ key }) => key) }, visibility: 'public', contentType: { startsWith: 'image/' } },
  });
  const known = new Set(found.map(({ key }) => key));
  const missing = uploads.filter(({ key }) => !known.has(key));
  if (missing.length > 0)
    throw ProblemException.invalid(missing.map(({ field }) => ({ field, code: 'IMAGE.INVALID' })));
}

/** 422 on every field whose video is an upload that isn't there; addresses elsewhere are not looked at. */
export async function requireVideos(
  database: Database,
  videos: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [field, path] of Object.entries(videos)) {
    const [, hash] = UPLOADED_VIDEO.exec(path ?? '') ?? [];
    if (hash === undefined) continue;
    const key = `public/${hash}`;
    const found = await database.storedFile.findFirst({
      where: { key, visibility: 'public', contentType: VIDEO_TYPE },
    });
    if (!found) throw ProblemException.invalid([{ field, code: 'VIDEO.INVALID' }]);
  }
}
