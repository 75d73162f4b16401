import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.js';

const CONFIRMED_MS = 4_000;

interface CopyButtonProps {
  text: string;
  /** What it is, for who does not see where the button stands. */
  what: string;
}

/** Puts a text into the clipboard. Where that is refused, it says to select it by hand. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
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
  return (
    <span>
      <Button
        variant="quiet"
        className="min-h-11! px-0!"
        icon={outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? 'Copiado' : 'Copiar'}
        <span className="sr-only"> {what}</span>
      </Button>
      <span role="status" className="block text-[0.85rem] empty:hidden">
        {outcome === 'refused' && 'No se pudo copiar: selecciónelo y cópielo.'}
        {outcome === 'copied' && <span className="sr-only">Se copió: {what}.</span>}
      </span>
    </span>
  );
}
