import type { PaperArchive } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';

/** `documentos-2026-05-31.zip`, of the day it was asked for. */
export const archiveFileName = ({ createdAt }: Pick<PaperArchive, 'createdAt'>): string =>
  `documentos-${dayInMexico(createdAt)}.zip`;
