import { Stack, TextField } from '@mui/material';
import { addDays, type AdminClosedDay, todayInMexico } from '@flota/schemas';
import { useState } from 'react';
import { DataTable, List, SimpleList } from 'react-admin';
import { DownloadButton } from '../../../components/DownloadButton.js';
import { Section } from '../../../components/Figures.js';
import { CardLines, CardTitle, noWrap, strong, useIsNarrow } from '../../../components/ListParts.js';
import { RowsPagination } from '../../../components/RowsPagination.js';
import { Waiting } from '../../../components/Waiting.js';
import { formatDay, formatInstant, formatMoney } from '../../../i18n/format.js';
import { DayProofView, useDayProof } from './DayProofView.js';

/** Proves a day, closes it, and shows those that are. */
export default function DayPage() {
  const [yesterday] = useState(() => addDays(todayInMexico(), -1));
  const [chosen, setDay] = useState<string>();
  // Days are closed in their order: what there is to do is on the first that is open.
  const { data: proof, isPending } = useDayProof(yesterday);
  const day = chosen ?? proof?.earlierOpen ?? yesterday;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <TextField
        type="date"
        label="Día por revisar"
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: todayInMexico() } }}
        fullWidth={false}
        sx={{ alignSelf: 'start', width: 220 }}
      />
      {chosen === undefined && isPending ? (
        <Waiting name="Revisando el día" height={420} />
      ) : (
        /^\d{4}-\d{2}-\d{2}$/.test(day) && <DayProofView day={day} onDay={setDay} />
      )}
      <Section title="Días cerrados">
        <ClosedDays />
      </Section>
    </Stack>
  );
}

function ClosedDays() {
  const isNarrow = useIsNarrow();
  return (
    <List
      actions={false}
      sort={{ field: 'day', order: 'DESC' }}
      perPage={25}
      pagination={<RowsPagination />}
      empty={false}
    >
      {isNarrow ? <Cards /> : <Table />}
    </List>
  );
}

const Pdf = ({ day }: { day: AdminClosedDay }) => (
  <DownloadButton
    size="small"
    path={`/api/admin/bank-days/${day.id}/pdf`}
    fileName={`cierre-${day.id}.pdf`}
    aria-label={`PDF del cierre del ${formatDay(day.id)}`}
  >
    PDF
  </DownloadButton>
);

const Cards = () => (
  <SimpleList<AdminClosedDay>
    rowClick={false}
    primaryText={({ id, proof }) => <CardTitle aside={formatMoney(proof.received)}>{formatDay(id)}</CardTitle>}
    secondaryText={(day) => (
      <CardLines>
        <span>
          {day.closedBy} · {formatInstant(day.closedAt)}
        </span>
        <span>Diferencia: {formatMoney(day.proof.difference)}</span>
        <Pdf day={day} />
      </CardLines>
    )}
  />
);

const Col = DataTable.Col<AdminClosedDay>;

const Table = () => (
  <DataTable<AdminClosedDay> rowClick={false} bulkActionButtons={false}>
    <Col source="day" render={({ id }) => formatDay(id)} cellSx={strong} />
    <Col source="received" disableSort align="right" render={({ proof }) => formatMoney(proof.received)} />
    <Col source="posted" disableSort align="right" render={({ proof }) => formatMoney(proof.posted.amount)} />
    <Col source="suspense" disableSort align="right" render={({ proof }) => formatMoney(proof.suspense.amount)} />
    <Col source="difference" disableSort align="right" render={({ proof }) => formatMoney(proof.difference)} />
    <Col source="closedBy" disableSort />
    <Col source="closedAt" render={({ closedAt }) => formatInstant(closedAt)} cellSx={noWrap} />
    <Col source="pdf" disableSort render={(day) => <Pdf day={day} />} />
  </DataTable>
);
