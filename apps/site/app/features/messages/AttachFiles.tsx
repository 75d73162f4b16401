import { MESSAGE_MAX_FILES } from '@flota/schemas';
import { FileText, Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldError } from '../../components/Field.js';
import { FILE_ACCEPT, sizeLabel } from '../forms/index.js';

interface AttachFilesProps {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: File[]) => void;
}

/** Up to three files beside a message, chosen one by one or together. */
export function AttachFiles({ files, error, onChange }: AttachFilesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      {files.length > 0 && (
        <ul aria-label="Archivos adjuntos" className="mb-2 grid gap-2">
          {files.map((file, index) => (
            <li
              key={`${index} ${file.name}`}
              className="flex items-center gap-3 rounded border border-line bg-paper py-1 pl-4"
            >
              <FileText aria-hidden size={18} className="shrink-0" />
              <span className="min-w-0 grow leading-snug wrap-anywhere">
                {file.name} <span className="tabular text-[0.9rem] text-muted">{sizeLabel(file.size)}</span>
              </span>
              <button
                type="button"
                onClick={() => {
                  onChange(files.filter((_, other) => other !== index));
                  input.current?.focus();
                }}
                className="grid size-11 shrink-0 cursor-pointer place-items-center"
              >
                <X aria-hidden size={18} />
                <span className="sr-only">Quitar {file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MESSAGE_MAX_FILES && (
        <label className="relative inline-block cursor-pointer py-2 leading-snug has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-agave">
          <span className="flex items-center gap-2 font-semibold text-agave-deep underline-offset-4 hover:underline">
            <Paperclip aria-hidden size={18} />
            Adjuntar archivos
          </span>
          <span className="text-[0.9rem] text-muted">PDF, JPG o PNG. Hasta {MESSAGE_MAX_FILES}, de 8 MB cada uno.</span>
          <input
            ref={input}
            type="file"
            multiple
            accept={FILE_ACCEPT}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => {
              onChange([...files, ...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again after it was taken out.
              currentTarget.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      )}
      {error && (
        <div role="alert" className="mt-1">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
