import { controls } from '@flota/texts/site/controls';
import { LinkButton } from '../Button.js';
import { classNames } from '../../lib/class-names.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

interface StillInDoubtProps {
  title?: string;
  /** Below a picture that it takes its corners and its width from. */
  joined?: boolean;
}

/** Beside answers and forms: how to reach a person. */
export function StillInDoubt({ title = controls.doubt, joined = false }: StillInDoubtProps) {
  const { phone, email, supportHours } = useSite();
  return (
    <aside
      aria-labelledby="dudas"
      className={classNames('on-ink bg-ink p-7 text-muted-inverse', !joined && 'self-start rounded')}
    >
      <h2 id="dudas" className="heading-card text-white">
        {title}
      </h2>
      <p className="mt-3">{controls.doubtText}</p>
      {phone && (
        <LinkButton to={phoneHref(phone)} variant="inverse" className="tabular mt-6 w-full">
          {phone}
        </LinkButton>
      )}
      {email && (
        <p className="mt-4">
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center break-all text-agave-bright underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      )}
      <ul className="mt-2 text-[0.9375rem]">
        {supportHours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </aside>
  );
}
