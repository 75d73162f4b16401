import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { SYNTAGE_PATH } from '../../constants/paths.js';

/** At an address no request has. */
export function SyntageGone() {
  return (
    <div className="container-page py-16 desktop:py-28">
      <EmptyState
        headingLevel="h1"
        title="No encontramos esta solicitud"
        text="Revise que el enlace esté completo, tal como llegó en su correo, o llámenos con su folio."
        action={
          <LinkButton variant="secondary" to={SYNTAGE_PATH}>
            Ir a Syntage
          </LinkButton>
        }
      />
    </div>
  );
}
