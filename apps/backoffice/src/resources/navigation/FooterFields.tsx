import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type Destination, NAVIGATION_LIMITS, REQUIRED_IN_FOOTER } from '@flota/schemas';
import { type FormErrors, messageOf } from '../../api/problem.js';
import { moved } from '../../components/ordering/ordering.js';
import { ITEM_BUTTON, StepButtons } from '../../components/ordering/StepButtons.js';
import { EntryList } from './EntryList.js';
import type { Labels, Offered } from './navigation-data.js';
import { destinationsIn, type DraftGroup, faultAt, keyed } from './navigation-draft.js';

interface Props {
  groups: DraftGroup[];
  labels: Labels;
  offered: Offered | undefined;
  faults: FormErrors[string] | undefined;
  readOnly: boolean;
  onChange: (groups: DraftGroup[]) => void;
}

/** The footer's groups, each with its title and its links. */
export function FooterFields({ groups, labels, offered, faults, readOnly, onChange }: Props) {
  const taken = groups.flatMap(({ entries }) => destinationsIn(entries));
  const errors = typeof faults === 'object' ? faults : undefined;
  const whole = messageOf(faults);
  const move = (from: number, to: number) => {
    const next = moved(groups, from, to);
    if (next) onChange(next);
  };
  return (
    <Stack spacing={3}>
      {groups.map((group, index) => (
        <Group
          key={group.key}
          {...{ group, index, taken, labels, offered, readOnly }}
          count={groups.length}
          faults={faultAt(errors, index) as FormErrors | undefined}
          onChange={(changed) => onChange(groups.with(index, changed))}
          onMove={(to) => move(index, to)}
          onRemove={() => onChange(groups.toSpliced(index, 1))}
        />
      ))}
      {whole && (
        <Typography role="alert" variant="body2" color="error">
          {whole}
        </Typography>
      )}
      {!readOnly && groups.length < NAVIGATION_LIMITS.groups && (
        <Button
          startIcon={<Add />}
          onClick={() => onChange([...groups, keyed({ name: null, title: '', entries: [] })])}
          sx={{ alignSelf: 'flex-start' }}
        >
          Agregar grupo
        </Button>
      )}
    </Stack>
  );
}

interface GroupProps extends Omit<Props, 'groups' | 'faults' | 'onChange'> {
  group: DraftGroup;
  index: number;
  count: number;
  taken: readonly Destination[];
  faults: FormErrors | undefined;
  onChange: (group: DraftGroup) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function Group({
  group,
  index,
  count,
  taken,
  labels,
  offered,
  faults,
  readOnly,
  onChange,
  onMove,
  onRemove,
}: GroupProps) {
  const own = group.name ? labels.groups[group.name] : undefined;
  const name = group.title?.trim() || own || `Grupo ${index + 1}`;
  const required = destinationsIn(group.entries).includes(REQUIRED_IN_FOOTER);
  const wrong = messageOf(faultAt(faults, 'title'));
  return (
    <Box role="group" aria-label={`Grupo «${name}»`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', mb: 1 }}>
        <TextField
          label="Título del grupo"
          size="small"
          value={group.title ?? ''}
          placeholder={own}
          onChange={({ target }) => onChange({ ...group, title: target.value })}
          error={Boolean(wrong)}
          helperText={wrong}
          sx={{ flex: '1 1 12rem', m: 0 }}
          slotProps={{
            inputLabel: { shrink: true },
            input: { readOnly },
          }}
        />
        {!readOnly && (
          <Box sx={{ display: 'flex', ml: 'auto' }}>
            <StepButtons what={`el grupo «${name}»`} index={index} count={count} onStep={(by) => onMove(index + by)} />
            {!required && (
              <IconButton aria-label={`Quitar el grupo «${name}»`} onClick={onRemove} sx={ITEM_BUTTON}>
                <DeleteOutline fontSize="small" />
              </IconButton>
            )}
          </Box>
        )}
      </Box>
      <EntryList
        title={name}
        place="footer"
        entries={group.entries}
        most={NAVIGATION_LIMITS.links}
        faults={faultAt(faults, 'entries')}
        {...{ taken, labels, offered, readOnly }}
        onChange={(entries) => onChange({ ...group, entries })}
      />
    </Box>
  );
}
