import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { canUsePasskeys } from '../api/passkeys.js';
import { AppSetup } from './AppSetup.js';
import { FactorList } from './FactorList.js';
import { factors } from './factors-api.js';
import { PasskeySetup } from './PasskeySetup.js';
import { RecoveryCodes } from './RecoveryCodes.js';

const KEY = ['own-factors'];

type Step = { at: 'rest' } | { at: 'app' } | { at: 'passkey' } | { at: 'codes'; codes: string[] };
const REST: Step = { at: 'rest' };

/** One's own second factors: what there is, and adding one. */
export function SecondFactors({ onFirst }: { onFirst?: () => void }) {
  const queries = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => factors.list(signal),
  });
  const [step, setStep] = useState<Step>(REST);
  const added = (codes: string[] | null) => {
    void queries.invalidateQueries({ queryKey: KEY });
    setStep(codes ? { at: 'codes', codes } : REST);
  };

  if (isPending) return <Typography color="textSecondary">Cargando…</Typography>;
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        No pudimos leer su verificación en dos pasos.
      </Alert>
    );
  }
  if (step.at === 'codes') {
    const keep = () => {
      setStep(REST);
      onFirst?.();
    };
    return <RecoveryCodes codes={step.codes} onKept={keep} />;
  }
  if (step.at === 'app') return <AppSetup onAdded={added} onCancel={() => setStep(REST)} />;
  if (step.at === 'passkey') return <PasskeySetup onAdded={added} onCancel={() => setStep(REST)} />;
  const isOff = !data.totp && data.passkeys.length === 0;
  return (
    <Stack spacing={2}>
      {!isOff && !onFirst && (
        <FactorList
          state={data}
          onChanged={() => added(null)}
          onNewCodes={(codes) => setStep({ at: 'codes', codes })}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {canUsePasskeys() && (
          <Button variant={isOff || onFirst ? 'contained' : 'outlined'} onClick={() => setStep({ at: 'passkey' })}>
            Agregar llave de acceso
          </Button>
        )}
        {(!data.totp || onFirst) && (
          <Button variant="outlined" onClick={() => setStep({ at: 'app' })}>
            Usar aplicación de códigos
          </Button>
        )}
      </Box>
    </Stack>
  );
}
