import { syntage } from '@flota/texts/site/syntage';
import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { SYNTAGE_PATH } from '../../constants/paths.js';

/** At an address no request has. */
export function SyntageGone() {
  return (
    <div className="container-page py-16 desktop:py-28">
      <EmptyState
        headingLevel="h1"
        title={syntage.goneTitle}
        text={syntage.gone}
        action={
          <LinkButton variant="secondary" to={SYNTAGE_PATH}>
            {syntage.toSyntage}
          </LinkButton>
        }
      />
    </div>
  );
}
