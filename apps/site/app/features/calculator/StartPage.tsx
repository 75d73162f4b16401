import { calculator } from '@flota/texts/site/calculator';
import { AffordLink } from '../../components/AffordLink.js';
import { LinkButton } from '../../components/Button.js';
import { STEPS, useQuotingPlace } from '../quoting/index.js';
import { stepName } from './step-name.js';

/** What the server shows at `/calculadora`: it can't know how far the visitor got, the browser goes on from there. */
export function StartPage() {
  const { stepPath } = useQuotingPlace();
  return (
    <div className="container-page pt-14 pb-24 desktop:pt-24">
      <h1 className="heading-hero max-w-[16ch]">{calculator.title}</h1>
      <p className="measure mt-5 text-lg text-muted">{calculator.lead}</p>
      <ol className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
        {STEPS.map(({ number }) => (
          <li key={number} className="label-wide">
            <span className="text-muted">{number}</span> {stepName(number)}
          </li>
        ))}
      </ol>
      <LinkButton to={stepPath(1)} size="lg" className="mt-9">
        {calculator.start}
      </LinkButton>
      <p className="mt-5">
        <AffordLink />
      </p>
    </div>
  );
}
