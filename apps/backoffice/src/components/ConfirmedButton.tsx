import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface Props extends Omit<ButtonProps, 'onClick' | 'title'> {
  title: string;
  content: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
}

/** A button whose action leaves the house (mail to a customer): it asks first. */
export function ConfirmedButton({ title, content, confirm, busy, onConfirm, ...button }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} loading={busy} loadingPosition="start" onClick={() => setOpen(true)} />
      <Confirm
        isOpen={open}
        title={title}
        content={content}
        confirm={confirm}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          // Pressed twice: it is still to be seen while it fades.
          if (!open) return;
          setOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}
