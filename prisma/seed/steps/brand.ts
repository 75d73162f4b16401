import { DEFAULT_LOOK } from '@flota/schemas';
import { createHash, randomBytes } from 'node:crypto';
import type { SeedContext } from '../context.js';

/** The road that draws an F, its middle stroke the lane marking. */
const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><rect width="40" height="40" rx="4" fill="#0e1b22"/><path d="M14.2 8H33l-1.7 6.2H18.7L13.8 32H7.5z" fill="#fff"/><path d="M19.6 18.4h9.2l-1.7 6.2h-9.2z" fill="#ffb703"/></svg>';

/** The demo's own sign; all else of its look is the product's. */
export async function seedDemoBrand({ database }: SeedContext): Promise<number> {
  if ((await database.brandVersion.count()) > 0) return 0;
  const name = `${createHash('sha256').update(SIGN).digest('hex')}-40x40.svg`;
  await database.brandPicture.createMany({
    data: { name, contentType: 'image/svg+xml', bytes: new TextEncoder().encode(SIGN) },
    skipDuplicates: true,
  });
  const value = { ...DEFAULT_LOOK, sign: `/brand/${name}` };
  await database.brandDraft.upsert({
    where: { id: 1 },
    update: { value },
    create: { value, previewToken: randomBytes(24).toString('base64url') },
  });
  await database.brandVersion.create({ data: { value, publishedBy: 'Flota' } });
  return 1;
}
