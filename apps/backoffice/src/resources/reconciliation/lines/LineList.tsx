import type { AdminBankLine } from '@flota/schemas';
import { matchReasonText } from '@flota/schemas';
import { DataTable, DateInput, ReferenceInput, SelectInput, SimpleList } from 'react-admin';
import { type HiddenColumns, useHiddenColumns } from '../../../components/columns.js';
import { CardLines, CardTitle, Cut, NoBreak, noWrap, Pair, strong } from '../../../components/ListParts.js';
import { stateChoices } from '../../../components/choices.js';
import { RecordLink } from '../../../components/RecordLink.js';
import { SearchList } from '../../../components/SearchList.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { CONFIDENCE_LOOK, LINE_STATE_LOOK } from '../looks.js';
import { AcceptButton } from './AcceptButton.js';
import { AcceptSure } from './AcceptSure.js';
import { LineState } from './Reasons.js';
import { RenewProposals } from './RenewProposals.js';

const filters = [
  <SelectInput key="state" source="state" choices={stateChoices(LINE_STATE_LOOK)} alwaysOn />,
  <SelectInput key="confidence" source="confidence" choices={stateChoices(CONFIDENCE_LOOK)} alwaysOn />,
  <DateInput key="day" source="day" alwaysOn />,
  <ReferenceInput key="bankAccountId" source="bankAccountId" reference="bank-accounts">
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <ReferenceInput key="bankFileId" source="bankFileId" reference="bank-files">
    <SelectInput optionText="name" />
  </ReferenceInput>,
];

/** What waits for somebody comes first; the filters lead to all the rest. */
const LineList = () => (
  <SearchList
    search="Clave, concepto, nombre o contrato"
    filters={filters}
    opensWith={{ filter: { state: 'open' }, nothing: 'No hay movimientos del banco por conciliar.' }}
    sort={{ field: 'bookedOn', order: 'DESC' }}
    actions={
      <>
        <RenewProposals />
        <AcceptSure />
      </>
    }
    cards={<Cards />}
    table={<Table />}
  />
);
export default LineList;

const toldBy = ({ senderName, concept }: AdminBankLine) => senderName || concept || 'Sin datos de quien envía';
/** What it is found by in the bank, unless that is all that was told already. */
const keyOf = ({ trackingKey, reference, concept, senderName }: AdminBankLine) =>
  trackingKey || reference || (senderName ? concept : 'Sin clave de rastreo');
const firstReason = ({ reasons: [first] }: AdminBankLine) => (first ? matchReasonText(first) : '');

const Cards = () => (
  <SimpleList<AdminBankLine>
    primaryText={(line) => <CardTitle aside={formatMoney(line.amount)}>{toldBy(line)}</CardTitle>}
    secondaryText={(line) => (
      <CardLines>
        <span>
          {formatDay(line.bookedOn)} · {keyOf(line)}
        </span>
        {line.contract && (
          <span>
            {line.contract.number} · {line.contract.holder}
          </span>
        )}
        <span>{firstReason(line)}</span>
        <LineState line={line} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminBankLine>;

const HIDDEN: HiddenColumns = { always: ['accountName', 'line'], tablet: ['reasons'] };

const Table = () => (
  <DataTable<AdminBankLine> bulkActionButtons={false} hiddenColumns={useHiddenColumns(HIDDEN)}>
    <Col source="bookedOn" render={({ bookedOn }) => formatDay(bookedOn)} cellSx={noWrap} />
    <Col source="amount" align="right" render={({ amount }) => formatMoney(amount)} cellSx={strong} />
    <Col
      source="senderName"
      disableSort
      render={(line) => (
        <RecordLink resource="bank-lines" id={line.id}>
          <Pair first={toldBy(line)} second={keyOf(line)} />
        </RecordLink>
      )}
      cellSx={() => ({ minWidth: 128 })}
    />
    <Col
      source="contract"
      disableSort
      render={({ contract }) =>
        contract && <Pair first={<NoBreak>{contract.number}</NoBreak>} second={contract.holder} />
      }
    />
    <Col source="reasons" disableSort render={(line) => <Cut>{firstReason(line)}</Cut>} />
    <Col source="state" disableSort render={(line) => <LineState line={line} />} />
    <Col source="accountName" disableSort />
    <Col source="line" align="right" />
    <Col source="actions" disableSort render={(line) => <AcceptButton line={line} />} />
  </DataTable>
);
