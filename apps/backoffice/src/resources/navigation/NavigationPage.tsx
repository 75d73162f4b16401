import { Stack, Tab, Tabs, Typography } from '@mui/material';
import { type AdminNavigations, NAVIGATION_KINDS, type NavigationKind } from '@flota/schemas';
import { useState } from 'react';
import { Link, Loading, Title, useTranslate } from 'react-admin';
import { LoadFailure } from '../../components/LoadFailure.js';
import { useGuardedLeave } from './use-guarded-leave.js';
import { useNavigations } from './navigation-data.js';
import { type Draft, isSame } from './navigation-draft.js';
import { NavigationForm } from './NavigationForm.js';

const KIND_NAMES: Readonly<Record<NavigationKind, string>> = {
  site: 'Sitio público',
  account: 'Cuenta del cliente',
};

/** What the menu and the footer hold, on each kind of page. */
export default function NavigationPage() {
  const { data, error, refetch } = useNavigations();
  if (error && !data)
    return <LoadFailure title="No pudimos cargar el menú y el pie" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading loadingPrimary="Cargando" loadingSecondary="" />;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title="Menú y pie" />
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Elija a dónde llevan el menú y el pie, con qué nombre y en qué orden. Lo que guarde se ve enseguida, y siempre
        se puede volver al original. Sin un nombre propio se usa el que trae el sistema, que se cambia también en{' '}
        <Link to="/wording">Textos</Link>; las redes, la bolsa de trabajo y los sitios hermanos, en{' '}
        <Link to="/settings">Configuración</Link>.
      </Typography>
      <Kinds data={data} onOvertaken={refetch} />
    </Stack>
  );
}

/** What is worked at in one tab waits while another one is looked at. */
function Kinds({ data, onOvertaken }: { data: AdminNavigations; onOvertaken: () => unknown }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<NavigationKind>('site');
  const [drafts, setDrafts] = useState<Partial<Record<NavigationKind, Draft>>>({});
  const dirty = data.kinds.some(({ kind, navigation }) => {
    const draft = drafts[kind];
    return draft !== undefined && !isSame(draft, navigation);
  });
  useGuardedLeave(dirty, translate('ra.message.unsaved_changes'));
  return (
    <>
      <Tabs value={shown} onChange={(_, next) => setShown(next as NavigationKind)} aria-label="Páginas">
        {NAVIGATION_KINDS.map((kind) => (
          <Tab key={kind} value={kind} label={KIND_NAMES[kind]} />
        ))}
      </Tabs>
      {data.kinds
        .filter(({ kind }) => kind === shown)
        .map((saved) => (
          <NavigationForm
            key={saved.kind}
            saved={saved}
            labels={data.labels}
            draft={drafts[saved.kind]}
            onChange={(draft) => setDrafts((before) => ({ ...before, [saved.kind]: draft }))}
            onOvertaken={onOvertaken}
          />
        ))}
    </>
  );
}
