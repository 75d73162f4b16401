import type { PersonKind } from '@flota/schemas';
import type { ReactNode } from 'react';
import { personKinds } from '../../constants/person-types.js';

interface ByPersonTypeProps {
  chosen: PersonKind | null;
  children: (personType: PersonKind, label: string) => ReactNode;
}

/** The content for the chosen type of person. Both are in the page, so that a reader without scripts has both. */
export function ByPersonType({ chosen, children }: ByPersonTypeProps) {
  return personKinds().map(({ value, label }) => (
    <div key={value} className={value === chosen ? undefined : 'hidden noscript:mb-10 noscript:block'}>
      {children(value, label)}
    </div>
  ));
}
