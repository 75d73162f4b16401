import { ApiProblem } from '@flota/client';
import { calculator } from '@flota/texts/site/calculator';
import { LinkButton } from '../../components/Button.js';
import { ErrorState } from '../../components/States.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

/** Without vehicles and plans there is nothing to calculate; the rest of the site still works. */
export function CalculatorUnavailable({ error }: { error: unknown }) {
  const { phone } = useSite();
  return (
    <div className="container-page pt-14 pb-24">
      <title>{calculator.unavailable}</title>
      <ErrorState
        headingLevel="h1"
        title={calculator.unavailableTitle}
        text={calculator.unavailableText}
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
