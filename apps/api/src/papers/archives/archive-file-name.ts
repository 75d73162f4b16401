import type { PaperArchive } from '@flota/prisma';
import { dayInMexico } from '@flota/schemas';

/** `documentos-2026-05-31.zip`, of the day it was asked for; `constancias-2026-2026-11-30.zip` of the certificates of a year. */
export const archiveFileName = ({
  certificatesYear,
  createdAt,
}: Pick<PaperArchive, 'certificatesYear' | 'createdAt'>): string =>
  `${certificatesYear === null ? 'documentos' : `constancias-${certificatesYear}`}-${dayInMexico(createdAt)}.zip`;
