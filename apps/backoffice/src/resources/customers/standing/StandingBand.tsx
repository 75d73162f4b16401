import { isZero } from '@flota/figures';
import type { CustomerStanding } from '@flota/schemas';
import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { daysWords } from '../../../components/days-words.js';
import { NoBreak } from '../../../components/ListParts.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { RecordLink } from '../../../components/RecordLink.js';
import { Waiting } from '../../../components/Waiting.js';
import { formatCount, formatDay, formatMoney } from '../../../i18n/format.js';
import { headingFont } from '../../../theme/fonts.js';
import { useStanding } from './use-standing.js';

/** What whoever answers the telephone is asked first: the same figures that the customer sees. */
export function StandingBand({ customerId }: { customerId: string }) {
  const { data, error, isFetching, refetch } = useStanding(customerId);
  if (error) {
    return (
      <LoadFailure title="No pudimos calcular el adeudo" error={error} busy={isFetching} retry={() => void refetch()} />
    );
  }
  if (!data) return <Waiting name="Calculando el adeudo" height={104} />;
  return (
    <Paper component="section" aria-label="Adeudo" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          m: 0,
        }}
      >
        <Owed standing={data} />
      </Box>
    </Paper>
  );
}

function Owed({
  standing: { arrears, contractCount, dueNow, nextPayment, outstandingCapital },
}: {
  standing: CustomerStanding;
}) {
  return (
    <>
      <Item label="Debe hoy" value={formatMoney(dueNow)} tone={isZero(dueNow) ? undefined : 'warning'}>
        {isZero(dueNow) ? 'Nada por pagar hoy' : 'Con moratorios a hoy'}
      </Item>
      <Item
        label="Atraso"
        value={arrears ? formatMoney(arrears.amount) : 'Sin atraso'}
        tone={arrears ? 'error' : undefined}
      >
        {arrears ? `${daysWords(arrears.days)} · ${contractWords(arrears.contracts)}` : 'Al corriente'}
      </Item>
      <Item label="Siguiente pago" value={nextPayment ? formatMoney(nextPayment.missing) : 'Ninguno'}>
        {nextPayment ? (
          <>
            {nextPayment.overdue ? 'Venció' : 'Vence'} el {formatDay(nextPayment.dueOn)} ·{' '}
            <RecordLink resource="contracts" id={nextPayment.contractId}>
              <NoBreak>{nextPayment.number}</NoBreak>
            </RecordLink>
          </>
        ) : (
          'No hay pagos por vencer'
        )}
      </Item>
      <Item label="Capital por pagar" value={formatMoney(outstandingCapital)}>
        {contractCount === 0 ? 'Sin contratos' : `En ${contractWords(contractCount)}`}
      </Item>
    </>
  );
}

interface ItemProps {
  label: string;
  value: string;
  tone?: 'warning' | 'error';
  children: ReactNode;
}

const Item = ({ label, value, tone, children }: ItemProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0 }}>
      <Typography
        component="div"
        sx={{
          fontFamily: headingFont,
          fontWeight: 700,
          fontSize: { xs: 20, sm: 24 },
          lineHeight: 1.25,
          overflowWrap: 'anywhere',
          color: tone && `${tone}.main`,
        }}
      >
        {value}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  </Box>
);

const contractWords = (count: number): string => (count === 1 ? '1 contrato' : `${formatCount(count)} contratos`);
