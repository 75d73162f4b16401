import { dayOfColumn, type Paper } from '@flota/prisma';
import { formatLongDay } from '@flota/figures';
import { CFDI_KINDS, type PaperKind, todayInMexico } from '@flota/schemas';
import { fileSafe } from '../../platform/text/file-safe.js';
import type { OwnContract } from '../list/own-contracts.js';
import type { ChosenPapers } from '../list/papers.service.js';
import type { PaperFile } from './paper-files.service.js';
import type { ZippedFile } from './zip.js';

/** Of papers of one kind: a table, and what `LEEME.txt` says of it. */
export interface Summary {
  file: ZippedFile;
  about: readonly string[];
}

interface Making {
  /** The files of a paper, or why there are none. */
  filesOf: (paper: Paper) => Promise<PaperFile[]>;
  /** After each paper. */
  onMade?: (made: number) => Promise<void>;
  /** What they say in figures, for who works with them all, and words about it. */
  summary?: Summary | null;
  /** What is missing was found out. */
  onMissing: (paper: Paper, error: unknown) => void;
}

/**
 * The files of papers, by whose they are and by month, `RFC/2026-05/…`, certificates beside them, and last what there is to read about them. What can't be
 * had is named there and holds nothing up.
 */
export async function* zippedPapers(
  { papers, contracts }: ChosenPapers,
  { filesOf, onMade, onMissing, summary }: Making,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  const taken = new Set<string>();
  let made = 0;
  for (const paper of papers) {
    const folder = folderOf(paper, contracts);
    try {
      for (const { name, read } of await filesOf(paper)) {
        const content = await readOr(read, (error) => onMissing(paper, error));
        if (content) yield { path: apart(`${folder}/${name}`, taken), content };
        else missing.push(`${folder}/${name}`);
      }
    } catch (error) {
      onMissing(paper, error);
      missing.push(`${folder}/${paper.kind}-${paper.id}`);
    }
    made += 1;
    await onMade?.(made);
  }
  if (summary) yield summary.file;
  yield { path: 'LEEME.txt', content: Buffer.from(readMe(papers, summary?.about ?? [], missing)) };
}

async function readOr(read: PaperFile['read'], onFailure: (error: unknown) => void): Promise<Buffer | null> {
  try {
    return await read();
  } catch (error) {
    onFailure(error);
    return null;
  }
}

function folderOf({ contractId, day, kind }: Paper, contracts: ReadonlyMap<string, OwnContract>): string {
  const rfc = contracts.get(contractId)?.company.rfc ?? 'sin-rfc';
  // Of a year, whenever it was written.
  return `${fileSafe(rfc)}/${kind === 'certificate' ? 'constancias' : dayOfColumn(day).slice(0, 7)}`;
}

/** Two files of one name in a folder: the second is numbered. */
function apart(path: string, taken: Set<string>): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(path) ?? [];
  let free = path;
  for (let number = 2; taken.has(free); number++) free = `${stem}-${number}${ending}`;
  taken.add(free);
  return free;
}

const has = (papers: readonly Paper[], kinds: readonly PaperKind[]): boolean =>
  papers.some(({ kind }) => kinds.includes(kind));

const readMe = (papers: readonly Paper[], about: readonly string[], missing: readonly string[]): string =>
  [
    `Documentos de su cuenta al ${formatLongDay(todayInMexico())}: ${papers.length}.`,
    '',
    has(papers, ['certificate'])
      ? 'Cada carpeta es el RFC del titular del contrato y, dentro, las constancias o el mes del documento.'
      : 'Cada carpeta es el RFC del titular del contrato y, dentro, el mes del documento.',
    ...(has(papers, CFDI_KINDS)
      ? [
          'De cada comprobante fiscal (CFDI) van el XML, que es el que vale ante el SAT, y su PDF.',
          'Los comprobantes cancelados también van: búsquelos como cancelados en su cuenta.',
        ]
      : []),
    ...about,
    '',
    ...(missing.length === 0
      ? ['No falta ningún archivo.']
      : [
          'Estos archivos no se pudieron incluir. Ábralos en su cuenta o pídanoslos:',
          ...missing.map((path) => `- ${path}`),
        ]),
    '',
  ].join('\r\n');
