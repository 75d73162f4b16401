import { fileURLToPath } from 'node:url';

/** Where the product lies: the checkout, or `/app` of the image. */
export const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

export const MIGRATIONS = `${ROOT}prisma/migrations`;
