import { affordability } from '@flota/texts/site/affordability';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { missingText } from './afford-texts.js';
import type { Near, Question } from './afford.js';
import { VehicleHead, WayFigures, wayPath } from './FittingCard.js';

/** What would fit with a little more. */
export function NothingFits({ nearest, wish }: { nearest: readonly Near[]; wish: Pick<Question, 'personType'> }) {
  if (nearest.length === 0) {
    return <EmptyState headingLevel="h3" title={affordability.noPlansTitle} text={affordability.noPlansText} />;
  }
  return (
    <>
      <div role="status">
        <EmptyState
          headingLevel="h3"
          title={affordability.nothingTitle}
          text={affordability.nothingText}
          action={
            <LinkButton to="/contacto" variant="secondary" icon={<ArrowRight aria-hidden size={18} />}>
              {affordability.askAdviser}
            </LinkButton>
          }
        />
      </div>
      <ul className="mt-2 grid items-start gap-6 tablet:grid-cols-2 wide:grid-cols-3">
        {nearest.map((near) => (
          <li key={near.vehicle.version.slug} className="rounded border border-line bg-paper">
            <VehicleHead
              vehicle={near.vehicle}
              headingId={`cerca-${near.vehicle.model.slug}-${near.vehicle.version.slug}`}
            />
            <div className="px-5 pb-5">
              <p className="mt-3 border-l-4 border-amber pl-3 font-semibold">{missingText(near)}</p>
              <WayFigures way={near} personType={wish.personType} />
              <LinkButton to={wayPath(near.vehicle, near, wish.personType)} variant="secondary" className="mt-4 w-full">
                {affordability.openNearest}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
