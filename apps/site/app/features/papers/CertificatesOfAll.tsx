import type { Accountant, PaperArchiveRequest } from '@flota/schemas';
import { Download, Mail } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { askForArchive, readArchives } from '../../api/account/papers.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../lib/class-names.js';
import { OpenFileButton, outdateAccountData, useAccountData } from '../account/index.js';
import { saveArchive } from './save-archive.js';
import { sizeText } from './texts.js';

type To = PaperArchiveRequest['to'];

interface CertificatesOfAllProps {
  year: number;
  accountant: Accountant | null;
}

/** The certificates of a fleet: written and put into a ZIP in the background, as there is one for each contract. */
export function CertificatesOfAll({ accountant, year }: CertificatesOfAllProps) {
  const [doing, setDoing] = useState<To | null>(null);
  const [asked, setAsked] = useState<{ id: string; to: To }>();
  const [failure, setFailure] = useState<string>();
  const archives = useAccountData('paper-archives', readArchives);
  const archive = archives.state === 'ready' ? archives.value.find(({ id }) => id === asked?.id) : undefined;
  const isMade = archive?.state === 'done' && archive.size !== null;
  const buttons = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that was pressed has made way for this one.
    if (isMade && document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  }, [isMade]);
  const ask = async (to: To) => {
    setDoing(to);
    setFailure(undefined);
    try {
      const { id } = await askForArchive({ certificatesOf: { year } }, to);
      setAsked({ id, to });
      await outdateAccountData('paper-archives');
    } catch (error) {
      setAsked(undefined);
      setFailure(failureText(error));
    } finally {
      setDoing(null);
    }
  };
  return (
    <>
      <span ref={buttons} className="flex flex-wrap gap-3">
        {archive?.to === null && isMade ? (
          <OpenFileButton
            variant="secondary"
            icon={<Download aria-hidden size={18} />}
            open={() => saveArchive(archive.id)}
          >
            Descargar ({sizeText(archive.size ?? 0)})
          </OpenFileButton>
        ) : (
          <Button
            variant="secondary"
            icon={<Download aria-hidden size={18} />}
            className="max-tablet:grow"
            loading={doing === 'self'}
            loadingLabel="Pidiendo…"
            onClick={() => void ask('self')}
          >
            Preparar ZIP
          </Button>
        )}
        {accountant?.state === 'confirmed' && (
          <Button
            variant="secondary"
            icon={<Mail aria-hidden size={18} />}
            className="max-tablet:grow"
            loading={doing === 'accountant'}
            loadingLabel="Pidiendo…"
            onClick={() => void ask('accountant')}
          >
            Enviar a mi contador
          </Button>
        )}
      </span>
      <p
        role={failure ? 'alert' : 'status'}
        className={classNames(
          'text-[0.9rem] empty:hidden tablet:col-span-3',
          failure ? 'text-brick' : 'text-agave-deep',
        )}
      >
        {failure ?? (asked && (isMade ? MADE : WAITS)[asked.to])}
      </p>
    </>
  );
}

const WAITS: Record<To, string> = {
  self: 'Estamos preparando las constancias. Puede seguir o salir: le avisamos por correo y quedan en «Archivos preparados».',
  accountant: 'En camino a su contador. En «Archivos preparados» ve cuándo salieron.',
};

const MADE: Record<To, string> = {
  self: 'Listas: una por contrato, y un resumen para su hoja de cálculo.',
  accountant: 'Enviadas a su contador.',
};
