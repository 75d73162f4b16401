import type { PersonKind } from '@flota/schemas';
import { documents } from '@flota/texts/site/documents';
import { Link } from 'react-router';
import { personKinds } from '../../constants/person-types.js';

export const DOCUMENTS_PATH = '/formularios';

/** Name of the type of person in the address, which decides what is shown: links, so that it works before scripts arrive. */
export const PERSON_PARAMETER = 'persona';

export function PersonSwitch({ chosen }: { chosen: PersonKind }) {
  return (
    <nav aria-label={documents.personLabel} className="@container">
      <ul className="flex w-full max-w-[34rem] crowded:flex-col rounded border-2 border-ink">
        {personKinds().map(({ value, label }) => (
          <li key={value} className="flex-1">
            <Link
              to={`${DOCUMENTS_PATH}?${PERSON_PARAMETER}=${value}`}
              replace
              preventScrollReset
              aria-current={value === chosen ? 'page' : undefined}
              className="label-wide flex min-h-14 items-center justify-center px-1 text-center text-[0.875rem] tablet:text-[0.9375rem] leading-tight hover:bg-sand-deep aria-[current=page]:bg-ink aria-[current=page]:text-white"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
