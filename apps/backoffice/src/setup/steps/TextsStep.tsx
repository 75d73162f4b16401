import type { AdminRecord, CONTENT } from '@flota/schemas';
import { FILL_IN } from '@flota/schemas';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Button, List, ListItem, Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import { LoadFailure } from '../../components/LoadFailure.js';
import { approvalWords } from '../../components/opening/LegalApproval.js';
import { Waiting } from '../../components/Waiting.js';
import { StepActions } from '../StepActions.js';

type LegalPage = AdminRecord<(typeof CONTENT)['legal-pages']>;
type Page = AdminRecord<(typeof CONTENT)['pages']>;

const isRead = ({ approvedBy, changedSince }: LegalPage): boolean => Boolean(approvedBy) && !changedSince;
const isWritten = (page: Page): boolean => !JSON.stringify(page).includes(FILL_IN);

/** Each text with the way to it: they are read and written where they are. */
export const TextsStep = ({ done }: { done: boolean }) => (
  <>
    <Texts<LegalPage>
      title="Legales"
      resource="legal-pages"
      isDone={isRead}
      words={approvalWords}
      go={(page) => (isRead(page) ? 'Ver' : 'Leer y aprobar')}
    />
    <Texts<Page>
      title="Páginas"
      resource="pages"
      isDone={isWritten}
      words={() => 'Le falta lo que dice [COMPLETAR…].'}
      go={() => 'Completar'}
      nothing="Ninguna dice ya [COMPLETAR…]. Cámbielas cuando quiera."
    />
    <StepActions done={done} />
  </>
);

interface TextsProps<Row> {
  title: string;
  resource: string;
  isDone: (page: Row) => boolean;
  words: (page: Row) => string;
  go: (page: Row) => string;
  /** Said when all are done, where those that are done need not be seen. */
  nothing?: string;
}

function Texts<Row extends LegalPage | Page>({ title, resource, isDone, words, go, nothing }: TextsProps<Row>) {
  const { data, error, refetch } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  });
  const shown = nothing ? data?.filter((page) => !isDone(page)) : data;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" variant="h6">
        {title}
      </Typography>
      {error && <LoadFailure title="No pudimos cargar los textos" error={error} retry={() => void refetch()} />}
      {!data && !error && <Waiting name="Cargando" height={160} />}
      {nothing && shown?.length === 0 && <Typography color="textSecondary">{nothing}</Typography>}
      <List disablePadding sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
        {shown?.map((page) => (
          <TextRow
            key={page.id}
            title={page.title}
            done={isDone(page)}
            words={words(page)}
            to={`/${resource}/${page.id}`}
            go={go(page)}
          />
        ))}
      </List>
    </Box>
  );
}

interface RowProps {
  title: string;
  done: boolean;
  words: string;
  to: string;
  go: string;
}

function TextRow({ title, done, words, to, go }: RowProps) {
  const Icon = done ? DoneIcon : WaitingIcon;
  return (
    <ListItem disableGutters sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 1 }}>
      <Icon color={done ? 'success' : 'disabled'} titleAccess={done ? 'Listo' : 'Pendiente'} />
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        {title}
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
      </Box>
      <Button component={Link} to={to} size="small" variant="outlined" aria-label={`${go}: ${title}`}>
        {go}
      </Button>
    </ListItem>
  );
}
