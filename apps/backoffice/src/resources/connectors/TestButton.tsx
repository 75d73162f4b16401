import type { ConnectorTest } from '@flota/schemas';
import NetworkCheck from '@mui/icons-material/NetworkCheckOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { problemOf } from '../../account/problem-of.js';
import { http } from '../../api/client.js';
import { duration } from './state.js';

/** Asks the system with what is stored, and says what it answered or what is wrong. */
export function TestButton({ id }: { id: string }) {
  const { dirtyFields } = useFormState();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ConnectorTest>();
  const isChanged = Object.keys(dirtyFields).length > 0;

  async function tryIt() {
    setBusy(true);
    setResult(undefined);
    try {
      setResult(await http.json<ConnectorTest>(`/api/admin/connectors/${id}/test`, { method: 'POST' }));
      refresh();
    } catch (error) {
      setResult({ ok: false, message: problemOf(error), ms: 0 });
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<NetworkCheck />}
        loading={busy}
        loadingPosition="start"
        disabled={isChanged}
        onClick={() => void tryIt()}
      >
        Probar conexión
      </Button>
      {isChanged && (
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          Guarde para probar lo que cambió.
        </Typography>
      )}
      <Box aria-live="polite" sx={{ flexBasis: '100%' }}>
        {result && (
          <Alert severity={result.ok ? 'success' : 'error'}>
            {result.message}
            {result.ok && ` Respondió en ${duration(result.ms)}.`}
          </Alert>
        )}
      </Box>
    </>
  );
}
