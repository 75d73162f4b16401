import type { AdminContractDetail, Parts } from '@flota/schemas';
import { ContractPromise } from '../../components/ContractPromise.js';
import { ContractRestructuring } from '../../components/restructuring/ContractRestructuring.js';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { isZero } from '@flota/figures';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { TransferButton } from './TransferButton.js';
import { PART_NAMES } from './texts.js';

const PARTS = Object.entries(PART_NAMES) as [keyof Parts, string][];

/** Where the contract stands today, and where its money is to be sent. */
export const DueToday = ({ contract }: { contract: AdminContractDetail }) => (
  <Section title="Al día de hoy" actions={<TransferButton contract={contract} />}>
    <Figures>
      <Figure label="Debe hoy" strong>
        {formatMoney(contract.dueNow)}
      </Figure>
      {PARTS.filter(([part]) => !isZero(contract.dueParts[part])).map(([part, name]) => (
        <Figure key={part} label={name}>
          {formatMoney(contract.dueParts[part])}
        </Figure>
      ))}
      {contract.overdueSince && (
        <Figure label="Con atraso desde">
          {formatDay(contract.overdueSince)} ({contract.daysLate === 1 ? '1 día' : `${contract.daysLate} días`})
        </Figure>
      )}
      {!isZero(contract.unapplied) && <Figure label="Saldo a favor">{formatMoney(contract.unapplied)}</Figure>}
      {contract.outstandingCapital && (
        <Figure label="Capital por pagar">{formatMoney(contract.outstandingCapital)}</Figure>
      )}
      {contract.payoffToday && <Figure label="Para liquidarlo hoy">{formatMoney(contract.payoffToday)}</Figure>}
      <Figure label="CLABE">{contract.clabe}</Figure>
      <Figure label="Referencia de pago">{contract.paymentReference}</Figure>
    </Figures>
    <ContractPromise contract={contract} />
    <ContractRestructuring contract={contract} />
  </Section>
);
