import type { AdminLead } from '@flota/schemas';
import Mail from '@mui/icons-material/MailOutlined';
import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { laterDialog } from '../../../components/later.js';

const MailDialog = laterDialog(() => import('./MailDialog.js'));

interface WriteMailButtonProps {
  lead: AdminLead;
  /** On a card, where there is no room for words. */
  small?: boolean;
}

/** Opens a mail to a lead, for who works leads. */
export function WriteMailButton({ lead, small = false }: WriteMailButtonProps) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess || lead.mergedInto) return null;
  const open = () => setOpen(true);
  return (
    <>
      {small ? (
        <IconButton size="small" aria-label={`Escribir correo a ${lead.name}`} onClick={open}>
          <Mail fontSize="small" />
        </IconButton>
      ) : (
        <Button size="small" startIcon={<Mail />} onClick={open}>
          Escribir correo
        </Button>
      )}
      {isOpen && <MailDialog lead={lead} onClose={() => setOpen(false)} />}
    </>
  );
}
