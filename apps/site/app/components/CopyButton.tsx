import { Check, Copy } from 'lucide-react';
import { Button } from './Button.js';
import { useCopy } from './use-copy.js';

interface CopyButtonProps {
  text: string;
  /** What it is, for who does not see where the button stands. */
  what: string;
}

/** Puts a text into the clipboard. Where that is refused, it says to select it by hand. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <span>
      <Button
        variant="quiet"
        className="min-h-11! px-0!"
        icon={outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        onClick={copy}
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
