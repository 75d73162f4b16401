import { createContext, useContext, useEffect, useId, useRef, type RefObject } from 'react';
import type { FormSection } from './sections.js';

/** Takes a section into the list of its form; what it gives back takes it out. */
export type Register = (section: FormSection) => () => void;

export const RegisterContext = createContext<Register | undefined>(undefined);

interface SectionParts {
  section: { ref: RefObject<HTMLElement | null> };
  heading: { id?: string; tabIndex?: number };
}

/** Tells the form around it that there is a section of this title; outside of a form nothing happens. */
export function useFormSection(title: string): SectionParts {
  const register = useContext(RegisterContext);
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (register && ref.current) return register({ id, title, element: ref.current });
  }, [register, id, title]);
  return { section: { ref }, heading: register ? { id, tabIndex: -1 } : {} };
}
