import { currentSession } from '../../api/account/current-session.js';
import { Button } from '../../components/Button.js';

/** In place of the account, once staff no longer look at it. Nothing of it is on the page any more. */
export function AccountViewOver() {
  const isOver = !currentSession.mayBeOpen();
  return (
    <div role="status" className="measure py-10">
      <h1 className="heading-section">{isOver ? 'La vista terminó' : 'No pudimos abrir la vista'}</h1>
      <p className="mt-4 text-muted">
        {isOver
          ? 'Ya no ve la cuenta del cliente y nada de ella quedó aquí. Puede cerrar esta pestaña; si la necesita otra vez, ábrala desde la página del cliente en la administración.'
          : 'El servidor no respondió. Revise su conexión e intente de nuevo.'}
      </p>
      {!isOver && (
        <Button className="mt-6" onClick={() => void currentSession.restore()}>
          Intentar de nuevo
        </Button>
      )}
    </div>
  );
}
