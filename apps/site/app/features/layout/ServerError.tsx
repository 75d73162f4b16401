import { ApiProblem } from '@flota/client';
import { Button } from '../../components/Button.js';
import { RoadDivider } from '../../components/RoadDivider.js';

/** Stands in for the whole page: whatever failed may be what draws the header. Closing it reloads the page. */
export function ServerError({ error }: { error: unknown }) {
  const correlationId = error instanceof ApiProblem ? error.problem.correlationId : '';
  return (
    <main className="on-ink grid min-h-dvh place-items-center bg-ink px-5 py-16 text-white">
      <title>Error en el servidor</title>
      <div role="alert" className="w-full max-w-2xl">
        <RoadDivider className="mb-10 w-60" />
        <h1 className="heading-section">Hubo un error en el servidor</h1>
        <p className="mt-4 text-lg text-muted-inverse">(La página será recargada)</p>
        {correlationId && <p className="mt-4 text-sm text-muted-inverse">Referencia: {correlationId}</p>}
        <Button className="mt-9" size="lg" onClick={() => window.location.reload()}>
          CERRAR
        </Button>
        <noscript>
          <p className="mt-6">Recargue la página desde su navegador.</p>
        </noscript>
      </div>
    </main>
  );
}
