import Rule from '@mui/icons-material/RuleOutlined';
import { Button, Stack } from '@mui/material';
import type { AdminBankFile } from '@flota/schemas';
import { Link, useShowContext } from 'react-admin';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { Figure, Figures, Section } from '../../../components/Figures.js';
import { RecordShow } from '../../../components/RecordShow.js';
import { StateChip } from '../../../components/StateChip.js';
import { formatCount, formatDay, formatInstant, formatMoney } from '../../../i18n/format.js';
import { FILE_STATE_LOOK } from '../looks.js';
import { Problems } from '../Problems.js';
import { FileProgress, isRunning, refreshWhileRunning } from './FileProgress.js';

const FileShow = () => (
  <RecordShow
    component="div"
    actions={false}
    queryOptions={{ refetchInterval: ({ state }) => refreshWhileRunning(state.data as AdminBankFile | undefined) }}
  >
    <FileFacts />
  </RecordShow>
);
export default FileShow;

function FileFacts() {
  const { record: file } = useShowContext<AdminBankFile>();
  if (!file) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Section title={file.name} actions={<StateChip look={FILE_STATE_LOOK[file.state]} />}>
        {isRunning(file) && <FileProgress file={file} />}
        <Figures>
          <Figure label="Cuenta">{file.accountName}</Figure>
          {file.state === 'imported' && <Imported file={file} />}
          <Figure label="Enviado">
            {formatInstant(file.createdAt)} · {file.sentByName}
          </Figure>
        </Figures>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {file.state === 'imported' && (
            <Button variant="contained" startIcon={<Rule />} component={Link} to={linesOf(file)}>
              Conciliar sus movimientos
            </Button>
          )}
          <DownloadButton variant="outlined" path={`/api/admin/bank-files/${file.id}/file`} fileName={file.name}>
            Archivo original
          </DownloadButton>
        </Stack>
      </Section>
      <Problems
        title="No se importó nada. Corrija esto y vuelva a enviar el archivo:"
        problems={file.problems}
        count={file.problemCount}
      />
    </Stack>
  );
}

const Imported = ({ file }: { file: AdminBankFile }) => (
  <>
    <Figure label="Recibido" strong>
      {formatMoney(file.received)}
    </Figure>
    <Figure label="Movimientos nuevos">{formatCount(file.newLines)}</Figure>
    <Figure label="Que ya estaban">{formatCount(file.knownLines)}</Figure>
    <Figure label="Días">
      {file.firstDay && formatDay(file.firstDay)} a {file.lastDay && formatDay(file.lastDay)}
    </Figure>
  </>
);

const linesOf = ({ id }: AdminBankFile) => ({
  pathname: '/bank-lines',
  search: new URLSearchParams({ filter: JSON.stringify({ state: 'open', bankFileId: id }) }).toString(),
});
