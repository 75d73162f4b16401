import { DOCUMENT_MAX_PAGES } from '@flota/schemas';
import { ArrowDown, ArrowUp, RotateCw } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldError, FieldHint } from '../../components/Field.js';
import { FILE_ACCEPT } from '../forms/index.js';
import { FileItem, ItemButton } from './FileItem.js';
import { isPdf, moved } from './page-list.js';
import { PickButtons } from './PickButtons.js';
import { uploadKey } from './uploads.js';
import { useOffline } from './use-offline.js';
import { usePages } from './use-pages.js';

interface DocumentFieldProps<Values extends FieldValues, Request> {
  control: Control<Values, unknown, Request>;
  name: FieldPath<Values>;
  label: string;
  hint: string;
  error: string | undefined;
  /** One side of something: a single photograph. */
  single?: boolean;
  /** Only a PDF is taken, as of what an authority issues. */
  onlyPdf?: boolean;
  /** After its pages changed. */
  onPicked: () => void;
}

/**
 * One document of a form: a PDF, or photographs that become the pages of one. What is picked is sent at once, ahead of the
 * form. The form's value is its files in their order.
 */
export function DocumentField<Values extends FieldValues, Request>({
  control,
  name,
  label,
  hint,
  error,
  single = false,
  onlyPdf = false,
  onPicked,
}: DocumentFieldProps<Values, Request>) {
  const id = useId();
  const { field } = useController({ control, name });
  const box = useRef<HTMLInputElement>(null);
  const offline = useOffline();
  const files = field.value as readonly File[];
  const most = single || onlyPdf ? 1 : DOCUMENT_MAX_PAGES;
  const change = (next: File[]) => {
    field.onChange(next);
    onPicked();
  };
  const pages = usePages({ files, most, onChange: change });
  const full = files.length >= most || files.some(isPdf);
  const problem = pages.refusal ?? error;
  const describedBy = [`${id}-hint`, problem ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="font-semibold">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {files.length > 0 && (
        <ol aria-label={`Páginas de ${label}`} className="grid gap-2">
          {files.map((file, index) => {
            const title = files.length === 1 ? file.name : `Página ${index + 1}`;
            return (
              <FileItem key={uploadKey(file)} file={file} title={title}>
                {!isPdf(file) && (
                  <ItemButton label={`Girar ${title}`} onClick={() => void pages.replace(index, file, 1)}>
                    <RotateCw aria-hidden size={18} />
                    Girar
                  </ItemButton>
                )}
                {files.length > 1 && (
                  <>
                    <ItemButton
                      label={`Subir ${title}`}
                      disabled={index === 0}
                      onClick={() => change(moved(files, index, -1))}
                    >
                      <ArrowUp aria-hidden size={18} />
                    </ItemButton>
                    <ItemButton
                      label={`Bajar ${title}`}
                      disabled={index === files.length - 1}
                      onClick={() => change(moved(files, index, 1))}
                    >
                      <ArrowDown aria-hidden size={18} />
                    </ItemButton>
                  </>
                )}
                <ReplaceButton
                  label={`Cambiar ${title}`}
                  accept={onlyPdf ? PDF_ACCEPT : FILE_ACCEPT}
                  onPicked={(picked) => void pages.replace(index, picked)}
                />
                <ItemButton
                  label={`Quitar ${title}`}
                  onClick={() => {
                    pages.remove(index);
                    box.current?.focus();
                  }}
                >
                  Quitar
                </ItemButton>
              </FileItem>
            );
          })}
        </ol>
      )}
      {/* Once there is no room it is there for the focus alone: shown with it, it would move the button from under a click. */}
      <div className={full ? 'sr-only' : undefined}>
        <PickButtons
          label={label}
          accept={onlyPdf ? PDF_ACCEPT : FILE_ACCEPT}
          camera={!onlyPdf}
          multiple={most > 1}
          full={full}
          texts={
            files.length > 0
              ? { choose: 'Agregar otra foto', take: 'Tomar otra página' }
              : { choose: 'Elegir archivo', take: 'Tomar foto' }
          }
          box={{
            ref: (element) => {
              box.current = element;
              field.ref(element && { focus: () => element.focus() });
            },
            'aria-describedby': describedBy,
            'aria-invalid': problem ? true : undefined,
          }}
          onPicked={(picked) => void pages.add(picked)}
          onBlur={field.onBlur}
        />
      </div>
      <p role="status" className="text-[0.9rem] text-muted empty:hidden">
        {pages.preparing ? 'Preparando la foto…' : offline && files.length > 0 ? OFFLINE : ''}
      </p>
      {problem && (
        <div role="alert">
          <FieldError id={id}>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

const PDF_ACCEPT = '.pdf,application/pdf';
const OFFLINE = 'No hay conexión. Lo que eligió sigue aquí y se envía en cuanto vuelva.';

interface ReplaceButtonProps {
  label: string;
  accept: string;
  onPicked: (file: File) => void;
}

/** Takes it again in place: the page keeps its number. */
const ReplaceButton = ({ label, accept, onPicked }: ReplaceButtonProps) => (
  <label className="relative inline-flex min-h-11 cursor-pointer items-center px-2 text-[0.9375rem] font-semibold text-agave-deep underline-offset-4 hover:underline has-focus-visible:outline-3 has-focus-visible:outline-agave">
    Cambiar
    <input
      type="file"
      accept={accept}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const picked = currentTarget.files?.[0];
        currentTarget.value = '';
        if (picked) onPicked(picked);
      }}
      className="absolute inset-0 w-full cursor-pointer opacity-0"
    />
  </label>
);
