import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.js';
import { useFocusFollows } from '../../lib/use-focus.js';

interface UnfoldingProps {
  label: string;
  /** When its form opens, e.g. to take back what was said of an earlier change. */
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button in whose place a form opens. The focus goes in with it, and comes back when it closes. */
export function Unfolding({ label, onOpen, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const { inside, opener } = useFocusFollows(open);
  return (
    <div ref={inside}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button
          ref={opener}
          variant="secondary"
          onClick={() => {
            onOpen?.();
            setOpen(true);
          }}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
