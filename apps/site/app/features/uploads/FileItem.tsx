import { FileText } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { classNames } from '../../lib/class-names.js';
import { formatPercent } from '../../lib/format.js';
import { sizeLabel } from '../forms/index.js';
import type { UploadState } from './upload.js';
import { uploadOf } from './uploads.js';
import { useUpload } from './use-upload.js';

interface FileItemProps {
  file: File;
  /** `Página 2`, or the file's own name. */
  title: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A file that was chosen: what it shows, how far it is, and what went wrong with it alone. */
export function FileItem({ file, title, children }: FileItemProps) {
  const state = useUpload(file);
  return (
    <li className="grid gap-2 rounded border border-line bg-paper p-3">
      <div className="flex items-center gap-3">
        <Preview file={file} />
        <div className="min-w-0 grow leading-snug">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p role="status" className="tabular text-[0.9rem] text-muted">
            {statusText(state, file)}
          </p>
        </div>
      </div>
      <progress
        aria-label={`Envío de ${title}`}
        max={100}
        value={Math.round(state.share * 100)}
        className={classNames(
          'block h-1.5 w-full appearance-none overflow-hidden rounded bg-sand-deep [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-ink',
          // Its place is kept: what is below would move from under a click.
          state.phase !== 'sending' && 'invisible',
        )}
      />
      {state.failure && (
        <p role="alert" className="text-[0.9375rem] leading-snug font-medium text-brick">
          {state.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-x-1">
        {state.phase === 'failed' && !state.refused && (
          <ItemButton label={`Volver a enviar ${title}`} onClick={() => uploadOf(file).retry()}>
            Reintentar
          </ItemButton>
        )}
        {children}
      </div>
    </li>
  );
}

interface ItemButtonProps {
  /** With what it is about, for whoever hears it alone. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const ItemButton = ({ label, disabled, onClick, children }: ItemButtonProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 px-2 text-[0.9375rem] font-semibold text-agave-deep underline-offset-4 hover:underline disabled:cursor-not-allowed disabled:opacity-40"
  >
    {children}
  </button>
);

function statusText({ phase, share }: UploadState, { size }: File): string {
  switch (phase) {
    case 'ready':
      return `Listo, ${sizeLabel(size)}`;
    case 'waiting':
      return 'Sin conexión. Seguimos en cuanto vuelva; no cierre esta página.';
    case 'failed':
      return 'No se envió';
    case 'sending':
      return share < 1 ? `Enviando, ${formatPercent(String(Math.round(share * 100)))}` : 'Revisando…';
  }
}

function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded bg-sand">
      {file.type.startsWith('image/') ? (
        <img ref={show} alt="" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden size={24} />
      )}
    </span>
  );
}
