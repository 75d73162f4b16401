import { MESSAGE_MAX_FILES } from '@flota/schemas';
import { useId, useRef } from 'react';
import { FieldError } from '../../components/Field.js';
import { FILE_ACCEPT } from '../forms/index.js';
import { FileItem, ItemButton, PickButtons, uploadKey, usePages } from '../uploads/index.js';

interface AttachFilesProps {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: File[]) => void;
}

/** Up to three files beside a message, chosen or photographed, one by one or together. */
export function AttachFiles({ files, error, onChange }: AttachFilesProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { add, remove, refusal, preparing } = usePages({ files, most: MESSAGE_MAX_FILES, apart: true, onChange });
  const problem = refusal ?? error;
  return (
    <div className="grid gap-2">
      {files.length > 0 && (
        <ul aria-label="Archivos adjuntos" className="grid gap-2">
          {files.map((file, index) => (
            <FileItem key={uploadKey(file)} file={file} title={file.name}>
              <ItemButton
                label={`Quitar ${file.name}`}
                onClick={() => {
                  remove(index);
                  input.current?.focus();
                }}
              >
                Quitar
              </ItemButton>
            </FileItem>
          ))}
        </ul>
      )}
      <div className={files.length < MESSAGE_MAX_FILES ? undefined : 'sr-only'}>
        <PickButtons
          label="Adjuntar archivos"
          accept={FILE_ACCEPT}
          camera
          multiple
          full={files.length >= MESSAGE_MAX_FILES}
          texts={{ choose: 'Adjuntar archivos', take: 'Tomar foto' }}
          box={{
            ref: input,
            'aria-describedby': problem ? `${id}-hint ${id}-error` : `${id}-hint`,
            'aria-invalid': problem ? true : undefined,
          }}
          onPicked={(picked) => void add(picked)}
        />
      </div>
      <p id={`${id}-hint`} role="status" className="text-[0.9rem] text-muted">
        {preparing ? 'Preparando la foto…' : `PDF, JPG o PNG. Hasta ${MESSAGE_MAX_FILES}, de 8 MB cada uno.`}
      </p>
      {problem && (
        <div role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
