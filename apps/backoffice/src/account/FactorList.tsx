import { Box, Button, Divider, Stack, Typography } from '@mui/material';
import type { StaffFactors } from '@flota/schemas';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { factors } from './factors-api.js';
import { problemOf } from './problem-of.js';

const FEW_CODES = 3;
const day = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeZone: 'America/Mexico_City' });

interface FactorListProps {
  state: StaffFactors;
  onChanged: () => void;
  onNewCodes: (codes: string[]) => void;
}

/** What there is, and taking it off. */
export function FactorList({ state, onChanged, onNewCodes }: FactorListProps) {
  const notify = useNotify();
  const [removing, setRemoving] = useState<{ name: string; remove: () => Promise<void> } | null>(null);
  const tried = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
  };
  const remove = async () => {
    const chosen = removing;
    setRemoving(null);
    await tried(async () => {
      await chosen?.remove();
      notify('Listo: ya no se pide.', { type: 'success' });
      onChanged();
    });
  };
  return (
    <>
      <Stack divider={<Divider />} spacing={1.5}>
        {state.passkeys.map(({ id, name, createdAt, usedAt }) => (
          <Row
            key={id}
            name={`Llave de acceso «${name}»`}
            what={`Desde el ${day.format(new Date(createdAt))}. ${usedAt ? `Usada por última vez el ${day.format(new Date(usedAt))}.` : 'Sin usar todavía.'}`}
            onRemove={() =>
              setRemoving({ name: `la llave de acceso «${name}»`, remove: () => factors.removePasskey(id) })
            }
          />
        ))}
        {state.totp && (
          <Row
            name="Aplicación de códigos"
            what="Muestra un código de seis dígitos que cambia cada medio minuto."
            onRemove={() => setRemoving({ name: 'la aplicación de códigos', remove: () => factors.removeTotp() })}
          />
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>Códigos de recuperación</Typography>
            <Typography variant="body2" color={state.recoveryCodesLeft <= FEW_CODES ? 'error' : 'textSecondary'}>
              Le quedan {state.recoveryCodesLeft} de 10.
            </Typography>
          </Box>
          <Button onClick={() => void tried(async () => onNewCodes((await factors.renewCodes()).recoveryCodes))}>
            Crear códigos nuevos
          </Button>
        </Box>
      </Stack>
      <Confirm
        isOpen={removing !== null}
        title="¿Quitar este segundo paso?"
        content={`Ya no podrá confirmar que es usted con ${removing?.name ?? ''}.`}
        confirm="Quitar"
        cancel="Cancelar"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

const Row = ({ name, what, onRemove }: { name: string; what: string; onRemove: () => void }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
    <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {what}
      </Typography>
    </Box>
    <Button color="error" onClick={onRemove} aria-label={`Quitar ${name}`}>
      Quitar
    </Button>
  </Box>
);
