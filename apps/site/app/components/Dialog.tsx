import { common } from '@flota/texts/site/common';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.js';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press beside the dialog. Where it stays `open` all the same, it does. */
  onClose: () => void;
  /** Id of the heading inside. */
  labelledBy: string;
  className?: string;
  /** Started to close: drawn faded until it is closed for good. */
  leaving?: boolean;
  children: ReactNode;
}

/** Not of the padding of the dialog, nor between what stands in it, where the event is the dialog's own too. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/**
 * The browser's own modal dialog: it keeps the focus inside, answers to Escape, makes the page behind inert and gives
 * the focus back when it closes.
 */
export function Dialog({ open, onClose, labelledBy, className, leaving = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);

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
      onClose={({ currentTarget }) => {
        // A second Escape in a row closes it without asking.
        if (!open || currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        beganBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Who selects a text in a box may let go beside the dialog.
        if (beganBeside.current && isBeside(event)) onClose();
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
