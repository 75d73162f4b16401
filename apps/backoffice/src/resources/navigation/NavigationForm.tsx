import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type AdminNavigation, type Navigation, NAVIGATION_LIMITS } from '@flota/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ApiProblem } from '../../api/problem.js';
import { Section } from '../../components/Figures.js';
import { FormState } from '../../components/form/FormState.js';
import { StickyBar } from '../../components/StickyBar.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';
import { EntryList } from './EntryList.js';
import { FooterFields } from './FooterFields.js';
import { changeNavigation, type Labels, resetNavigation, useOffered } from './navigation-data.js';
import { destinationsIn, type Draft, draftOf, faultAt, faultsOf, isSame, navigationIn } from './navigation-draft.js';
import { NavigationPreview } from './NavigationPreview.js';

interface Props {
  saved: AdminNavigation;
  labels: Labels;
  /** `undefined`: nothing was touched yet. */
  draft: Draft | undefined;
  onChange: (draft: Draft | undefined) => void;
  onOvertaken: () => unknown;
}

/** The menu and the footer of one kind of page. Saved, visitors see them at once. */
export function NavigationForm({ saved, labels, draft: touched, onChange, onOvertaken }: Props) {
  const kept = useMemo(() => draftOf(saved.navigation), [saved.navigation]);
  const draft = touched ?? kept;
  const offered = useOffered();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'navigation', action: 'edit' });
  const faults = faultsOf(draft);
  const common = { labels, offered, readOnly: !mayEdit };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,3fr) minmax(0,2fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2}>
        <Section title="Menú">
          <EntryList
            title="Menú"
            place="menu"
            entries={draft.menu}
            taken={destinationsIn(draft.menu)}
            most={NAVIGATION_LIMITS.menu}
            faults={faultAt(faults, 'menu')}
            {...common}
            onChange={(menu) => onChange({ ...draft, menu })}
          />
        </Section>
        <Section title="Pie de página">
          <FooterFields
            groups={draft.footer}
            faults={faultAt(faults, 'footer')}
            {...common}
            onChange={(footer) => onChange({ ...draft, footer })}
          />
        </Section>
        {mayEdit && (
          <SaveBar {...{ saved, draft, onOvertaken }} isValid={!faults} onForget={() => onChange(undefined)} />
        )}
      </Stack>
      <NavigationPreview draft={draft} labels={labels} offered={offered} />
    </Box>
  );
}

interface SaveBarProps extends Pick<Props, 'saved' | 'onOvertaken'> {
  draft: Draft;
  isValid: boolean;
  /** What is kept is what is worked at from here on. */
  onForget: () => void;
}

function SaveBar({ saved, draft, isValid, onForget, onOvertaken }: SaveBarProps) {
  const client = useQueryClient();
  const { busy, run } = useTask();
  const [isOvertaken, setOvertaken] = useState(false);
  /** What was kept until it was given up: offered again. */
  const [former, setFormer] = useState<Navigation>();
  const { kind, updatedAt, updatedBy } = saved;
  const dirty = !isSame(draft, saved.navigation);

  const change = (action: () => Promise<unknown>, done: string) =>
    run(
      () =>
        action().catch((error: unknown) => {
          if (error instanceof ApiProblem && error.code === 'RESOURCE.STALE') setOvertaken(true);
          throw error;
        }),
      done,
    );
  const write = (navigation: Navigation, done: string) =>
    change(async () => {
      await changeNavigation(client, kind, { navigation, updatedAt });
      setFormer(undefined);
      onForget();
    }, done);
  const reset = () =>
    updatedAt !== null &&
    change(async () => {
      await resetNavigation(client, kind, updatedAt);
      setFormer(saved.navigation);
      onForget();
    }, 'Volvió al original: ya se ve en el sitio.');
  return (
    <StickyBar
      state={
        dirty ? (
          <FormState dirty />
        ) : (
          <Typography variant="caption" color="textSecondary">
            {updatedAt === null ? 'Se usa lo que trae el sistema.' : `${updatedBy ?? ''} · ${formatInstant(updatedAt)}`}
          </Typography>
        )
      }
      notice={
        isOvertaken && (
          <Alert
            severity="warning"
            sx={{ mb: 1 }}
            action={
              <Button
                color="inherit"
                onClick={() => {
                  setOvertaken(false);
                  onForget();
                  void onOvertaken();
                }}
              >
                Ver lo guardado
              </Button>
            }
          >
            Otra persona lo cambió mientras usted trabajaba. Sus cambios siguen aquí, sin guardar.
          </Alert>
        )
      }
    >
      <Button
        variant="contained"
        disabled={!dirty || !isValid}
        loading={busy}
        onClick={() => void write(navigationIn(draft), 'Guardado: ya se ve en el sitio.')}
      >
        Guardar
      </Button>
      {dirty && (
        <Button color="inherit" onClick={() => onForget()}>
          Deshacer cambios
        </Button>
      )}
      {updatedAt !== null && (
        <Button variant="outlined" disabled={busy} onClick={() => void reset()}>
          Volver al original
        </Button>
      )}
      {former && updatedAt === null && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">Volvió al original.</Typography>
          <Button size="small" disabled={busy} onClick={() => void write(former, 'Está de nuevo como antes.')}>
            Deshacer
          </Button>
        </Box>
      )}
    </StickyBar>
  );
}
