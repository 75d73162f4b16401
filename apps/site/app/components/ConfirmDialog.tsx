import { controls } from '@flota/texts/site/controls';
import { useId, useState } from 'react';
import { failureText } from '../api/problem-texts.js';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';
import { CancelButton } from './CancelButton.js';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  button: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Before what can't be taken back. Stays until that is known: closes once it is done; says so when it could not be. */
export function ConfirmDialog({ open, title, text, button, onConfirm, onClose }: ConfirmDialogProps) {
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (busy) return;
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={close} labelledBy={titleId} className="w-[32rem] p-6 tablet:p-8">
      <h3 id={titleId} className="heading-card">
        {title}
      </h3>
      <p className="mt-3 text-muted">{text}</p>
      <p role="alert" className="mt-3 font-medium text-brick empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          loading={busy}
          loadingLabel={controls.confirming}
          onClick={() => void confirm()}
          className="max-tablet:w-full"
        >
          {button}
        </Button>
        <CancelButton onClick={close} disabled={busy} />
      </div>
    </Dialog>
  );
}
