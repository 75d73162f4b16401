import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { shortcutName } from '../palette/use-shortcut.js';
import { ON_ROWS, type Shortcut } from './shortcuts.js';

interface ShortcutSheetProps {
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
}

/** What the keys do, and the switch for those that are a letter. */
export default function ShortcutSheet({ areOn, onSwitch, onClose }: ShortcutSheetProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Atajos de teclado</DialogTitle>
      <DialogContent>
        <Part name="En toda página" shortcuts={[{ keys: [shortcutName], does: 'Buscar o hacer' }]} />
        <Part name="En una lista" shortcuts={ON_ROWS} />
        <FormControlLabel
          control={<Switch checked={areOn} onChange={(_event, checked) => onSwitch(checked)} />}
          label="Usar los atajos de una sola letra o signo"
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Part = ({ name, shortcuts }: { name: string; shortcuts: readonly Shortcut[] }) => (
  <>
    <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
      {name}
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {shortcuts.map(({ keys, does }) => (
        <Box key={does} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 }}>
          <Box component="dt">{does}</Box>
          <Box component="dd" sx={{ m: 0, display: 'flex', gap: 0.5, flexShrink: 0, alignItems: 'flex-start' }}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  </>
);

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 0.5, px: 0.75, font: 'inherit', fontSize: 13 }}
  >
    {children}
  </Box>
);
