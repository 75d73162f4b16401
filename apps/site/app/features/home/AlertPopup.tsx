import type { Alert } from '@flota/schemas';
import { home } from '@flota/texts/site/home';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../components/Button.js';
import { Dialog, DialogCloseButton } from '../../components/Dialog.js';
import { Picture } from '../../components/Picture.js';
import { SHOW_ALERT_HIDE, SHOW_ALERT_KEY } from '../../constants/storage-keys.js';
import { ALERT_CLOSE } from '../../constants/timings.js';
import { afterPageLoad } from '../../lib/after-page-load.js';
import { sessionStore } from '../../lib/browser-storage.js';

type Phase = 'closed' | 'open' | 'leaving';

interface AlertPopupProps {
  /** Looks for the active alert; by default asks the API, with code that is fetched only then. */
  find?: (signal: AbortSignal) => Promise<Alert | null>;
}

const askApi = async (signal: AbortSignal) => (await import('../../api/alert.js')).findActiveAlert(signal);

/** Asked for once the page has loaded, so that it never delays it. Closing it hides it for the rest of the visit. */
export function AlertPopup({ find = askApi }: AlertPopupProps) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const [phase, setPhase] = useState<Phase>('closed');
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (sessionStore.getItem(SHOW_ALERT_KEY) === SHOW_ALERT_HIDE) return;
    const controller = new AbortController();
    const stopWaiting = afterPageLoad(() => {
      find(controller.signal).then(
        (found) => {
          if (!found || controller.signal.aborted) return;
          setAlert(found);
          setPhase('open');
        },
        // An alert that can't be fetched is not the visitor's concern.
        () => undefined,
      );
    });
    return () => {
      stopWaiting();
      controller.abort();
      clearTimeout(leaveTimer.current);
    };
  }, [find]);

  const hide = () => {
    sessionStore.setItem(SHOW_ALERT_KEY, SHOW_ALERT_HIDE);
    setPhase('leaving');
    clearTimeout(leaveTimer.current);
    leaveTimer.current = setTimeout(() => setPhase('closed'), ALERT_CLOSE);
  };

  return (
    <Dialog
      open={phase !== 'closed'}
      leaving={phase === 'leaving'}
      onClose={hide}
      labelledBy="alerta-titulo"
      className="w-[34rem] overflow-y-auto"
    >
      {alert && (
        <div className="relative">
          <DialogCloseButton onClose={hide} className="absolute top-3 right-3 z-10 border border-line" />
          {alert.imgBack && (
            <Picture
              base={alert.imgBack}
              alt=""
              sizes="544px"
              className="aspect-[2/1] w-full bg-sand-deep object-cover"
            />
          )}
          <div className="p-6 desktop:p-8">
            <h2 id="alerta-titulo" className={alert.imgBack ? 'heading-card' : 'heading-card pr-14'}>
              {alert.title}
            </h2>
            <div className="prose-flota mt-4" dangerouslySetInnerHTML={{ __html: alert.description }} />
            {alert.url && (
              <LinkButton to={alert.url} onClick={hide} className="mt-7 w-full tablet:w-auto">
                {alert.textbutton ?? home.more}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
