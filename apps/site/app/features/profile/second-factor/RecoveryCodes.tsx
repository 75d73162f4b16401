import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { saveFile } from '../../../lib/save-file.js';
import { useSite } from '../../../lib/use-site.js';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** The customer says that they are kept. */
  onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { companyName } = useSite();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  const list = codes.join('\n');
  const download = () =>
    saveFile(
      'codigos-de-recuperacion.txt',
      new Blob([`Códigos de recuperación de ${companyName}\nCada uno sirve una sola vez.\n\n${list}\n`], {
        type: 'text/plain;charset=utf-8',
      }),
    );
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="codigos"
      className="rounded border-l-4 border-amber bg-paper p-5 outline-none tablet:p-7"
    >
      <h3 id="codigos" className="text-lg">
        Guarde sus códigos de recuperación
      </h3>
      <p className="mt-2 text-muted">
        Si pierde su teléfono o su llave de acceso, entre con uno de estos códigos; cada uno sirve una vez. No los
        volveremos a mostrar.
      </p>
      <ul className="tabular mt-5 grid gap-x-8 gap-y-2 font-semibold tablet:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-start gap-x-8">
        <CopyButton text={list} what="los códigos" />
        <Button
          variant="quiet"
          className="min-h-11! px-0!"
          icon={<Download aria-hidden size={18} />}
          onClick={download}
        >
          Descargar
        </Button>
      </div>
      <Button className="mt-5 max-tablet:w-full" onClick={onKept}>
        Ya los guardé
      </Button>
    </div>
  );
}
