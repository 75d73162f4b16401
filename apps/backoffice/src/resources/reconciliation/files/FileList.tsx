import type { AdminBankFile } from '@flota/schemas';
import { DataTable, SelectInput, SimpleList } from 'react-admin';
import { stateChoices } from '../../../components/choices.js';
import { type HiddenColumns, useHiddenColumns } from '../../../components/columns.js';
import { CardLines, CardTitle, noWrap, strong } from '../../../components/ListParts.js';
import { SearchList } from '../../../components/SearchList.js';
import { StateChip } from '../../../components/StateChip.js';
import { formatDay, formatInstant, formatMoney } from '../../../i18n/format.js';
import { FILE_STATE_LOOK } from '../looks.js';
import { FileProgress } from './FileProgress.js';
import { ImportButton } from './ImportButton.js';

const FileList = () => (
  <SearchList
    search="Archivo o cuenta"
    filters={[<SelectInput key="state" source="state" choices={stateChoices(FILE_STATE_LOOK)} />]}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<ImportButton />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default FileList;

const days = ({ firstDay, lastDay }: AdminBankFile) => {
  if (!firstDay || !lastDay) return '—';
  return firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} a ${formatDay(lastDay)}`;
};

const Cards = () => (
  <SimpleList<AdminBankFile>
    primaryText={(file) => <CardTitle aside={formatMoney(file.received)}>{file.name}</CardTitle>}
    secondaryText={(file) => (
      <CardLines>
        <span>
          {file.accountName} · {days(file)}
        </span>
        <span>
          {formatInstant(file.createdAt)} · {file.sentByName}
        </span>
        <FileProgress file={file} />
        <StateChip look={FILE_STATE_LOOK[file.state]} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminBankFile>;

const HIDDEN: HiddenColumns = { tablet: ['accountName', 'firstDay', 'sentByName'] };

const Table = () => (
  <DataTable<AdminBankFile> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="createdAt" render={({ createdAt }) => formatInstant(createdAt)} cellSx={noWrap} />
    <Col source="name" cellSx={strong} />
    <Col source="accountName" disableSort />
    <Col source="firstDay" render={days} cellSx={noWrap} />
    <Col source="newLines" disableSort render={(file) => <FileProgress file={file} />} />
    <Col source="received" disableSort align="right" render={({ received }) => formatMoney(received)} />
    <Col source="sentByName" disableSort />
    <Col source="state" disableSort render={({ state }) => <StateChip look={FILE_STATE_LOOK[state]} />} />
  </DataTable>
);
