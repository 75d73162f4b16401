import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from './use-hydrated.js';

/**
 * Takes over what a visitor chose of radio buttons before scripts arrived, or what the browser put back on a reload:
 * hydration would undo it.
 */
export function useEarlyChoice(name: string, value: string | null, onChange: (value: string) => void): void {
  useEarly(
    () => chosenRadio(name),
    (early) => {
      if (early !== value) onChange(early);
    },
  );
}

/** The same for a list. Whoever hears of its changes hears of the early one: a form, a page's address. */
export function useEarlyOption(name: string | undefined): void {
  useEarly(
    () => chosenOption(name),
    (early) => {
      const list = listNamed(name);
      if (!list) return;
      list.value = early;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    },
  );
}

function useEarly(read: () => string | null, onEarly: (value: string) => void): void {
  const hydrated = useHydrated();
  // Read while rendering: once the page has been taken over, the choice is gone.
  const [early] = useState(() => (hydrated || typeof document === 'undefined' ? null : read()));
  const takeOver = useEffectEvent(() => {
    if (early !== null) onEarly(early);
  });
  useEffect(() => takeOver(), []);
}

/** What the server had chosen already says so in an attribute. */
const chosenRadio = (name: string): string | null =>
  document.querySelector<HTMLInputElement>(`input[type="radio"][name="${name}"]:checked:not([checked])`)?.value ?? null;

const listNamed = (name: string | undefined): HTMLSelectElement | null =>
  name ? document.querySelector<HTMLSelectElement>(`select[name="${name}"]`) : null;

/** Where the server had chosen nothing, the list stands at its first entry. */
function chosenOption(name: string | undefined): string | null {
  const list = listNamed(name);
  if (!list || list.disabled) return null;
  const ofServer = list.querySelector('option[selected]') ?? list.options[0];
  return list.selectedOptions[0] === ofServer ? null : list.value;
}
