import { ApiProblem } from '@flota/client';
import { LinkButton } from '../../components/Button.js';
import { ErrorState } from '../../components/States.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** Without vehicles and plans there is nothing to calculate; the rest of the site still works. */
export function CalculatorUnavailable({ error }: { error: unknown }) {
  const { phone } = useSite();
  return (
    <div className="container-page pt-14 pb-24">
      <title>Calculadora no disponible</title>
      <ErrorState
        headingLevel="h1"
        title="No pudimos abrir la calculadora"
        text="No logramos cargar los vehículos y los planes. Vuelva a intentarlo o llámenos y le cotizamos por teléfono."
        onRetry={() => window.location.reload()}
        correlationId={error instanceof ApiProblem ? error.problem.correlationId : undefined}
        action={
          <LinkButton variant="quiet" className="tabular px-0!" to={phoneHref(phone)}>
            {phone}
          </LinkButton>
        }
      />
    </div>
  );
}
