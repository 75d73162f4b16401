import { common } from '@flota/texts/site/common';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  className?: string;
  /** Started to close: drawn faded until it is closed for good. */
  leaving?: boolean;
  children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, answers to Escape, makes the page behind inert and gives
 * the focus back when it closes.
 */
export function Dialog({ open, onClose, labelledBy, className, leaving = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  // One that is taken off the page while it is open would take the focus along: only closing gives it back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      data-leaving={leaving || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={classNames('dialog-flota', className)}
    >
      {open && children}
    </dialog>
  );
}

export function DialogCloseButton({ onClose, className }: { onClose: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className={classNames('grid size-12 cursor-pointer place-items-center rounded-full bg-paper text-ink', className)}
    >
      <X aria-hidden size={24} />
      <span className="sr-only">{common.close}</span>
    </button>
  );
}
