import { useEffect, useState } from 'react';

/** How long the outcome is shown. */
const SHOWN_MS = 4_000;

/** Puts a text into the clipboard, and says for a moment how that went: browsers may refuse it. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return { outcome, copy: () => void copy() };
}
