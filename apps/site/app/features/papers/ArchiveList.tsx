import type { PaperArchive } from '@flota/schemas';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { readArchives } from '../../api/account/papers.js';
import { formatDate, formatInstant } from '../../lib/format.js';
import { OpenFileButton, useAccountData } from '../account/index.js';
import { saveArchive } from './save-archive.js';
import { countPapers, sizeText } from './texts.js';

/** Often enough to see it move. */
const ASK_EVERY = 3_000;

/** What was made in the background, or is being made. */
export function ArchiveList() {
  const data = useAccountData('paper-archives', readArchives);
  const isMaking = data.state === 'ready' && data.value.some(({ state }) => state === 'pending' || state === 'working');
  const reload = data.state === 'ready' ? data.reload : undefined;
  useEffect(() => {
    if (!isMaking || !reload) return;
    const timer = setInterval(() => void reload(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [isMaking, reload]);
  // Nobody came for this: where there is none, or it can't be read, the page is what it is without it.
  if (data.state !== 'ready' || data.value.length === 0) return null;
  return (
    <section aria-labelledby="archivos-titulo" className="pt-8">
      <h2 id="archivos-titulo" className="heading-card">
        Archivos preparados
      </h2>
      <p className="measure mt-2 text-muted">Se guardan dos semanas. Después puede pedirlos de nuevo.</p>
      <ul className="mt-5 border-t border-ink">
        {data.value.map((archive) => (
          <li
            key={archive.id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-line py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{nameOf(archive)}</p>
              <p role="status" className="text-[0.95rem] break-words text-muted">
                {stateText(archive)}
              </p>
            </div>
            {archive.state === 'done' && archive.size !== null && (
              <OpenFileButton icon={<Download aria-hidden size={18} />} open={() => saveArchive(archive.id)}>
                Descargar ({sizeText(archive.size)})
                <span className="sr-only">, pedido el {formatInstant(archive.createdAt)}</span>
              </OpenFileButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ certificatesYear, total }: PaperArchive): string {
  if (certificatesYear === null) return countPapers(total);
  return [`Constancias de ${certificatesYear}`, ...(total > 0 ? [countPapers(total)] : [])].join(', ');
}

function stateText({ state, made, total, to, createdAt, doneAt, expiresAt }: PaperArchive): string {
  switch (state) {
    case 'pending':
      return `Pedido el ${formatInstant(createdAt)}. Empieza en un momento.`;
    case 'working':
      if (total === 0) return 'Preparando: escribimos las constancias que faltan.';
      return `Preparando: ${made.toLocaleString('es-MX')} de ${total.toLocaleString('es-MX')}.`;
    case 'failed':
      return 'No pudimos prepararlo. Pídalo de nuevo; si vuelve a fallar, escríbanos.';
    case 'done':
      return to
        ? `Enviado a ${to} el ${formatInstant(doneAt ?? createdAt)}.`
        : `Listo desde el ${formatInstant(doneAt ?? createdAt)}. Se borra el ${formatDate(expiresAt)}.`;
  }
}
