import type { AdminLetter } from '@flota/schemas';
import { DataTable, NullableBooleanInput, SelectInput, SimpleList, TextInput } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../components/columns.js';
import { CardLines, CardTitle, noWrap, Pair } from '../../components/ListParts.js';
import { RecordLink } from '../../components/RecordLink.js';
import { SearchList } from '../../components/SearchList.js';
import { StateChip } from '../../components/StateChip.js';
import { formatDay, formatInstant } from '../../i18n/format.js';
import { Signatory } from './Signatory.js';
import { LETTER_CHOICES, letterLook, letterName } from './texts.js';

const filters = [
  <TextInput key="folio" source="folio" label="Folio completo" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={LETTER_CHOICES} alwaysOn />,
  <NullableBooleanInput
    key="voided"
    source="voided"
    label="Validez"
    alwaysOn
    nullLabel="Todas"
    trueLabel="Sin validez"
    falseLabel="Vigentes"
  />,
];

/** For who is asked on the telephone whether a letter is ours, and who signs them. */
const LetterList = () => (
  <SearchList
    search="Contrato o cliente"
    filters={filters}
    sort={{ field: 'issuedAt', order: 'DESC' }}
    actions={<Signatory />}
    cards={<Cards />}
    table={<Table />}
  />
);
export default LetterList;

const ContractLink = ({ letter }: { letter: AdminLetter }) => (
  <RecordLink resource="contracts" id={letter.contractId}>
    {letter.contractNumber}
  </RecordLink>
);

const validity = ({ validUntil }: AdminLetter) => (validUntil ? `Hasta el ${formatDay(validUntil)}` : '—');

const Cards = () => (
  <SimpleList<AdminLetter>
    rowClick={false}
    primaryText={(letter) => <CardTitle aside={letter.folio}>{letterName(letter)}</CardTitle>}
    secondaryText={(letter) => (
      <CardLines>
        <span>{letter.customer.name}</span>
        <span>
          <ContractLink letter={letter} /> · {formatInstant(letter.issuedAt)}
        </span>
        <span>Clave {letter.code ?? '—'}</span>
        <StateChip look={letterLook(letter)} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminLetter>;

const HIDDEN: HiddenColumns = { tablet: ['code'] };

const Table = () => (
  <DataTable<AdminLetter> rowClick={false} bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="issuedAt" render={({ issuedAt }) => formatInstant(issuedAt)} cellSx={noWrap} />
    <Col source="folio" disableSort cellSx={noWrap} />
    <Col source="code" disableSort render={({ code }) => code ?? '—'} cellSx={noWrap} />
    <Col source="kind" disableSort render={letterName} />
    <Col
      source="contractNumber"
      disableSort
      render={(letter) => <Pair first={<ContractLink letter={letter} />} second={letter.customer.name} />}
    />
    <Col source="validUntil" disableSort render={validity} cellSx={noWrap} />
    <Col source="voidedOn" disableSort render={(letter) => <StateChip look={letterLook(letter)} />} />
  </DataTable>
);
