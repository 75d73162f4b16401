import type { StaffAbsences } from '@flota/schemas';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useCanAccess, useGetIdentity, useRefresh } from 'react-admin';
import { http } from '../../api/client.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { useTask } from '../../components/use-task.js';
import { useAbsences } from './absences.js';

type Person = StaffAbsences[number];

/** Who is away: of oneself anybody says so, of others an administrator. */
export function AbsencesButton() {
  const { canAccess } = useCanAccess({ resource: 'share-rules', action: 'be-away' });
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  if (!canAccess) return null;
  return (
    <>
      <Button size="small" startIcon={<EventBusy />} onClick={() => setOpen(true)}>
        Ausencias
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Quién está ausente</DialogTitle>
        <DialogContent>
          <People />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cerrar</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function People() {
  const { data, error, refetch, isFetching } = useAbsences();
  const { data: identity } = useGetIdentity();
  const { canAccess: mayOfAll } = useCanAccess({ resource: 'share-rules', action: 'edit' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (error) {
    return <LoadFailure title="No pudimos cargarlo" error={error} retry={() => void refetch()} busy={isFetching} />;
  }
  const change = ({ id }: Person, absence: { isAway: boolean; until: string | null }) =>
    void run(() => http.send(`/api/admin/staff-absences/${id}`, { method: 'PUT', body: absence })).finally(() => {
      void refetch();
      refresh();
    });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Quien está ausente no recibe trabajo por reglas ni por turnos. Lo que ya tiene sigue siendo suyo. Sin una fecha,
        la ausencia dura hasta que se quite.
      </Typography>
      {data?.map((person) => (
        <Absence
          key={person.id}
          person={person}
          disabled={busy || !(mayOfAll || person.id === identity?.id)}
          onChange={(absence) => change(person, absence)}
        />
      ))}
    </>
  );
}

interface AbsenceProps {
  person: Person;
  disabled: boolean;
  onChange: (absence: { isAway: boolean; until: string | null }) => void;
}

const Absence = ({ person: { isAway, name, until }, disabled, onChange }: AbsenceProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 56,
      columnGap: 2,
    }}
  >
    <FormControlLabel
      control={<Switch checked={isAway} onChange={() => onChange({ isAway: !isAway, until: null })} />}
      label={name}
      disabled={disabled}
    />
    {isAway && (
      <TextField
        type="date"
        label={`Hasta el día, ${name}`}
        value={until ?? ''}
        disabled={disabled}
        onChange={({ target }) => onChange({ isAway: true, until: target.value || null })}
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 220, my: 1 }}
      />
    )}
  </Box>
);
