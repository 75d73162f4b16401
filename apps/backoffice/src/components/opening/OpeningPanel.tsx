import type { SiteOpeningData } from '@flota/schemas';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, List, ListItem, Stack, Typography } from '@mui/material';
import { Link, useCanAccess } from 'react-admin';
import { Section } from '../Figures.js';
import { formatInstant } from '../../i18n/format.js';
import { OpeningButton } from './OpeningButton.js';
import { NEEDS, SETUP_PATH } from './site-opening.js';

interface Props {
  opening: SiteOpeningData;
  /** Whether the assistant may lead through what remains. */
  guided?: boolean;
}

/** Whether visitors see the site; what remains before they may, with the way to each; and the door itself. */
export function OpeningPanel({ opening, guided = false }: Props) {
  const { isOpen, needs } = opening;
  const done = needs.filter((need) => need.done).length;
  return (
    <Section
      title={isOpen ? 'El sitio está abierto' : 'El sitio está cerrado'}
      actions={
        <Button component="a" href="/" target="_blank" rel="noopener" size="small" endIcon={<OpenIcon />}>
          {isOpen ? 'Ver el sitio' : 'Ver el sitio como quedará'}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography color="textSecondary">{isOpen ? openWords(opening) : closedWords(opening)}</Typography>
        <Typography component="h3" variant="h6">
          {done === needs.length
            ? 'La lista está completa'
            : `Faltan ${needs.length - done} de ${needs.length}${isOpen ? '' : ' para poder abrirlo'}`}
        </Typography>
        <List disablePadding sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {needs.map((need) => (
            <NeedRow key={need.name} need={need} />
          ))}
        </List>
        {guided && (
          <Box>
            <Button component={Link} to={SETUP_PATH} variant="contained">
              Seguir con los primeros pasos
            </Button>
          </Box>
        )}
        <OpeningButton opening={opening} />
      </Stack>
    </Section>
  );
}

const openWords = ({ changedAt, changedBy }: SiteOpeningData): string =>
  changedAt && changedBy
    ? `Lo abrió ${changedBy}, el ${formatInstant(changedAt)}. Todos pueden verlo.`
    : 'Todos pueden verlo.';

function closedWords({ firstOpenedAt, changedAt, changedBy }: SiteOpeningData): string {
  const who = firstOpenedAt && changedAt && changedBy ? `Lo cerró ${changedBy}, el ${formatInstant(changedAt)}. ` : '';
  return `${who}Los visitantes ven «Muy pronto» y no pueden cotizar; las cuentas de clientes y el backoffice funcionan. En este navegador usted ve el sitio como quedará.`;
}

function NeedRow({ need: { name, done, missing } }: { need: SiteOpeningData['needs'][number] }) {
  const { title, why, to, go } = NEEDS[name];
  const { canAccess: mayGo } = useCanAccess({ resource: to.slice(1), action: 'list' });
  const Icon = done ? DoneIcon : WaitingIcon;
  return (
    <ListItem disableGutters sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', py: 1.5 }}>
      <Icon color={done ? 'success' : 'disabled'} titleAccess={done ? 'Listo' : 'Pendiente'} sx={{ mt: 0.25 }} />
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {done ? why : `${why} Falta: ${missing.join(', ')}.`}
        </Typography>
      </Box>
      {!done && mayGo && (
        <Button component={Link} to={to} size="small" variant="outlined">
          {go}
        </Button>
      )}
    </ListItem>
  );
}
