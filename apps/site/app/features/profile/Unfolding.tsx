import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';

interface UnfoldingProps {
  label: string;
  /** When its form opens, e.g. to take back what was said of an earlier change. */
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
}

/** A button in whose place a form opens. The focus goes in with it, and comes back when it closes. */
export function Unfolding({ label, onOpen, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current !== open) box.current?.querySelector<HTMLElement>(open ? 'input, select' : 'button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <div ref={box}>
      {open ? (
        children(() => setOpen(false))
      ) : (
        <Button
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
