import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslateLabel } from 'react-admin';
import { type ChangedField, type Conflict, whenConflicting } from '../providers/conflicts.js';
import { plainValue } from './plain-value.js';

type ValueName = (resource: string, name: string, value: unknown) => string | undefined;

interface Asked {
  conflict: Conflict;
  valueName: ValueName;
  answer: (kept: object | null) => void;
}

/** What values are called is much, and seldom asked; whoever can't fetch it reads them as they are kept. */
const valueNames = (): Promise<ValueName> =>
  import('../resources/audit-log/texts.js').then(
    ({ auditValueName }) => auditValueName,
    () => () => undefined,
  );

/** Over whatever form is open when somebody else saved first: what they changed, and what is to be kept of both. */
export function ConflictDialog() {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let leave = () => {};
    const takeBack = whenConflicting(async (conflict) => {
      const valueName = await valueNames();
      return new Promise((resolve) => {
        const answer = (kept: object | null) => {
          setAsked(null);
          resolve(kept);
        };
        leave = () => answer(null);
        setAsked({ conflict, valueName, answer });
      });
    });
    return () => {
      takeBack();
      leave();
    };
  }, []);
  return asked && <Choice {...asked} />;
}

function Choice({ conflict, valueName, answer }: Asked) {
  const titleId = useId();
  const label = useTranslateLabel();
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(conflict.changed.filter(({ both }) => both).map(({ name }) => name)),
  );
  const words = (name: string, value: unknown) => valueName(conflict.resource, name, value) ?? plainValue(value);
  const nameOf = (source: string) => label({ source, resource: conflict.resource });
  const choose = (name: string, isMine: boolean) =>
    setMine((former) => new Set(isMine ? [...former, name] : [...former].filter((other) => other !== name)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the form of the page is around this one.
    event.stopPropagation();
    answer(conflict.keeping(mine));
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>Otra persona guardó cambios antes que usted</DialogTitle>
        <DialogContent>
          <Alert severity="info" sx={{ mb: 2 }}>
            Todavía no se guarda nada de lo suyo, y lo que escribió sigue en la página.
          </Alert>
          {conflict.changed.length === 0 ? (
            <Typography>Lo que cambió no toca ninguno de los datos que usted edita.</Typography>
          ) : (
            conflict.changed.map((field) => (
              <FieldChoice
                key={field.name}
                field={field}
                words={(value) => words(field.name, value)}
                name={nameOf(field.name)}
                isMine={mine.has(field.name)}
                choose={(isMine) => choose(field.name, isMine)}
              />
            ))
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answer(null)}>Volver sin guardar</Button>
          <Button type="submit" variant="contained">
            Guardar así
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldChoiceProps {
  field: ChangedField;
  name: ReactNode;
  words: (value: unknown) => string;
  isMine: boolean;
  choose: (isMine: boolean) => void;
}

function FieldChoice({ field: { theirs, mine, both }, name, words, isMine, choose }: FieldChoiceProps) {
  return (
    <Box
      component="fieldset"
      sx={{ border: 0, borderTop: 1, borderColor: 'divider', m: 0, px: 0, py: 1.5, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ float: 'left', width: '100%', fontWeight: 600 }}>
        {name}
      </Typography>
      {both ? (
        <RadioGroup value={isMine ? 'mine' : 'theirs'} onChange={(_event, value) => choose(value === 'mine')}>
          <FormControlLabel value="mine" control={<Radio />} label={<Said who="Lo suyo" text={words(mine)} />} />
          <FormControlLabel
            value="theirs"
            control={<Radio />}
            label={<Said who="Lo de la otra persona" text={words(theirs)} />}
          />
        </RadioGroup>
      ) : (
        <Box sx={{ clear: 'both' }}>
          <Said who="La otra persona puso, y se queda" text={words(theirs)} />
        </Box>
      )}
    </Box>
  );
}

const Said = ({ who, text }: { who: string; text: string }) => (
  <Box sx={{ py: 0.5, minWidth: 0 }}>
    <Typography variant="body2" color="textSecondary">
      {who}
    </Typography>
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
  </Box>
);
