import { controls } from '@flota/texts/site/controls';
import { Check, Copy } from 'lucide-react';
import { rich, spoken } from '../lib/rich.js';
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
        {rich((outcome === 'copied' ? controls.copied : controls.copy)({ what }), { spoken })}
      </Button>
      <span role="status" className="block text-[0.85rem] empty:hidden">
        {outcome === 'refused' && controls.copyRefused}
        {outcome === 'copied' && <span className="sr-only">{controls.copiedSaid({ what })}</span>}
      </span>
    </span>
  );
}
