import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.js';
import { takeUpNewBuild, useWaitingWorker } from './worker.js';

/** Of a newer build of the site. Nobody is hurried: it is there by itself the next time. */
export function UpdateNotice() {
  const waiting = useWaitingWorker();
  const missing = useMissingScript();
  if (!waiting && !missing) return null;
  return (
    <div role="status" className="border-b border-line bg-paper">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-3">
        <p className="measure">
          <strong className="font-semibold">Hay una versión nueva de su cuenta.</strong> Termine lo que esté escribiendo
          antes de actualizar.
        </p>
        <Button
          variant="quiet"
          className="px-0!"
          onClick={() => (waiting ? takeUpNewBuild(waiting) : window.location.reload())}
        >
          Actualizar
        </Button>
      </div>
    </div>
  );
}

/** Whether a part of this page was not there to be loaded, though there is a network: the server has another build. */
function useMissingScript(): boolean {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const note = () => setMissing(navigator.onLine);
    window.addEventListener('vite:preloadError', note);
    return () => window.removeEventListener('vite:preloadError', note);
  }, []);
  return missing;
}
