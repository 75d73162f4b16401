import { type Accountant, PAPERS_AT_ONCE, PAPERS_MOST } from '@flota/schemas';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { askForArchive, zipPapers } from '../../api/account/papers.js';
import { failureText } from '../../api/problem-texts.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../lib/class-names.js';
import { saveFile } from '../../lib/save-file.js';
import { Allowed, outdateAccountData } from '../account/index.js';
import { countPapers } from './texts.js';
import type { ChosenPapers } from './use-chosen-papers.js';

interface ChosenBarProps {
  chosen: ChosenPapers;
  total: number;
  accountant: Accountant | null;
}

type Doing = 'zip' | 'send';

/** What can be done with all that is chosen. It stays in reach while one goes on choosing. */
export function ChosenBar({ chosen, total, accountant }: ChosenBarProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const [outcome, setOutcome] = useState<{ done: boolean; text: string } | null>(null);
  const { count, choice, isTooMany } = chosen;
  const isOver = isTooMany || count > PAPERS_MOST;
  const act = async (what: Doing, action: () => Promise<string>) => {
    setDoing(what);
    setOutcome(null);
    try {
      setOutcome({ done: true, text: await action() });
    } catch (error) {
      setOutcome({ done: false, text: failureText(error) });
    } finally {
      setDoing(null);
    }
  };
  const background = async (to: 'self' | 'accountant') => {
    await askForArchive(choice, to);
    await outdateAccountData('paper-archives');
  };
  const zip = async () => {
    if (count > PAPERS_AT_ONCE) {
      await background('self');
      return 'Estamos preparando su ZIP. Puede seguir o salir: le avisamos por correo y queda en «Archivos preparados».';
    }
    const { name, content } = await zipPapers(choice);
    saveFile(name, content);
    return `Se descargó ${name}, con una carpeta por RFC y mes.`;
  };
  const send = async () => {
    await background('accountant');
    return `En camino a ${accountant?.email}. En «Archivos preparados» ve cuándo salió.`;
  };
  if (count === 0 && !outcome) return null;
  return (
    <section
      aria-label="Documentos elegidos"
      className="sticky bottom-0 z-10 -mx-4 border-t-2 border-ink bg-paper px-4 py-3 shadow-[0_-6px_16px_rgb(0_0_0/0.08)] tablet:mx-0"
    >
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" className="font-semibold">
            {countPapers(count)} {count === 1 ? 'elegido' : 'elegidos'}
          </p>
          {!chosen.isEvery && count < total && (
            <Button variant="quiet" className="min-h-11! px-0!" onClick={chosen.chooseEvery}>
              Elegir los {total.toLocaleString('es-MX')} de estos filtros
            </Button>
          )}
          <Button variant="quiet" className="min-h-11! px-0!" onClick={chosen.clear}>
            Quitar la selección
          </Button>
          <span className="flex flex-wrap gap-3 max-tablet:w-full tablet:ml-auto">
            <Button
              icon={<Download aria-hidden size={18} />}
              className="min-h-11! max-tablet:grow"
              loading={doing === 'zip'}
              loadingLabel="Preparando…"
              disabled={isOver}
              onClick={() => void act('zip', zip)}
            >
              Descargar ZIP
            </Button>
            {accountant?.state === 'confirmed' ? (
              <Button
                variant="secondary"
                icon={<Mail aria-hidden size={18} />}
                className="min-h-11! max-tablet:grow"
                loading={doing === 'send'}
                disabled={isOver}
                onClick={() => void act('send', send)}
              >
                Enviar a mi contador
              </Button>
            ) : (
              <Allowed to="manage">
                <a href="#contador" className="link inline-flex min-h-11 items-center text-[0.9375rem]">
                  Enviar a mi contador
                </a>
              </Allowed>
            )}
          </span>
        </div>
      )}
      {isOver && (
        <p className="mt-1 text-[0.9rem] text-brick">
          {isTooMany
            ? `Uno por uno se eligen hasta ${PAPERS_AT_ONCE}. Use los filtros y elija todos los que coinciden.`
            : `Un ZIP lleva hasta ${PAPERS_MOST.toLocaleString('es-MX')} documentos. Acorte el periodo o elija un contrato.`}
        </p>
      )}
      <p
        role={outcome?.done === false ? 'alert' : 'status'}
        className={classNames(
          'mt-1 text-[0.9rem] empty:hidden',
          outcome?.done === false ? 'text-brick' : 'text-agave-deep',
        )}
      >
        {outcome?.text}
      </p>
    </section>
  );
}
