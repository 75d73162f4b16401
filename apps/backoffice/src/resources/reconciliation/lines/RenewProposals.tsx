import Autorenew from '@mui/icons-material/Autorenew';
import { Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { http } from '../../../api/client.js';
import { useTask } from '../../../components/use-task.js';

/** What was posted or brought in since the file came changes what is proposed. */
export function RenewProposals() {
  const { busy, run } = useTask();
  const refresh = useRefresh();
  const renew = () =>
    run(async () => {
      await http.send('/api/admin/bank-lines/propose', { method: 'POST' });
      refresh();
    }, 'Las propuestas están al día.');
  return (
    <Button size="small" startIcon={<Autorenew />} loading={busy} loadingPosition="start" onClick={() => void renew()}>
      Volver a proponer
    </Button>
  );
}
