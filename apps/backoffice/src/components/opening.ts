import { createContext, useContext } from 'react';
import { useListContext } from 'react-admin';

/** What a list shows until somebody filters it otherwise. */
export interface Opening {
  filter: object;
  /** Said while there is none of that, which is no search without results: `Nada espera autorización.` */
  nothing: string;
}

export const OpeningContext = createContext<Opening | undefined>(undefined);

/** What an empty list says as it was opened; `undefined` once it is filtered otherwise. */
export function useNothingAtFirst(): string | undefined {
  const opening = useContext(OpeningContext);
  const filterValues = useListContext().filterValues as object;
  return opening && JSON.stringify(filterValues) === JSON.stringify(opening.filter) ? opening.nothing : undefined;
}
