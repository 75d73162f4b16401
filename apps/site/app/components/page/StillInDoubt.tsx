import { LinkButton } from '../Button.js';
import { phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

interface StillInDoubtProps {
  title?: string;
}

/** Beside answers and forms: how to reach a person. */
export function StillInDoubt({ title = '¿No encontró su respuesta?' }: StillInDoubtProps) {
  const { phone, email, supportHours } = useSite();
  return (
    <aside aria-labelledby="dudas" className="on-ink self-start rounded bg-ink p-7 text-muted-inverse">
      <h2 id="dudas" className="heading-card text-white">
        {title}
      </h2>
      <p className="mt-3">Le atiende una persona, no una grabadora.</p>
      <LinkButton to={phoneHref(phone)} className="tabular mt-6 w-full">
        {phone}
      </LinkButton>
      <p className="mt-4">
        <a
          href={`mailto:${email}`}
          className="inline-flex min-h-11 items-center break-all text-agave-bright underline underline-offset-4"
        >
          {email}
        </a>
      </p>
      <ul className="mt-2 text-[0.9375rem]">
        {supportHours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </aside>
  );
}
