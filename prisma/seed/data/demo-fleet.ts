import type { ContractEvent } from '../factories/contract-history.js';
import type { DemoContract, DemoHolder } from './demo-contracts.js';

/** Whose trucks and buses they are. */
export const FLEET_OWNER = 'flotilla@flota.test';

const CONTRACTS_OF_HOLDER = 15;

/** The companies of a group. Neither they nor their RFCs exist. */
const HOLDERS = [
  { rfc: 'TRB040517JH7', legalName: 'Transportes Río Blanco, S.A. de C.V.', postalCode: '94300' },
  { rfc: 'TRS110829P27', legalName: 'Turismo Rutas del Sureste, S.A. de C.V.', postalCode: '97000' },
  { rfc: 'LRB160304K90', legalName: 'Logística Río Blanco, S. de R.L. de C.V.', postalCode: '91700' },
  { rfc: 'URB190711N53', legalName: 'Urbanos del Bajío, S.A. de C.V.', postalCode: '37000' },
];

type Unit = Pick<DemoContract, 'planSlug' | 'termMonths' | 'vehicle'> & { vin: string; name: string };

/** What is bought, one after the other; `vin` is what the maker begins it with. */
const UNITS: readonly Unit[] = [
  {
    planSlug: 'credito-directo',
    termMonths: 60,
    vehicle: 'cascadia-126/dd13-4x2-cabina-dia',
    vin: '3AKJGLDR',
    name: 'Tracto',
  },
  { planSlug: 'credito-directo', termMonths: 48, vehicle: 'm2-106/4x2-caja-seca', vin: '3ALACWFC', name: 'Caja' },
  {
    planSlug: 'arrendamiento-financiero',
    termMonths: 48,
    vehicle: 'oh-1624-52-l-torino/12-m-aire-acondicionado',
    vin: '3MBAA5DK',
    name: 'Urbano',
  },
  { planSlug: 'arrendamiento-puro', termMonths: 36, vehicle: '360-715/4x2-chasis', vin: '3AMBFWAC', name: 'Reparto' },
  { planSlug: 'credito-directo', termMonths: 48, vehicle: '360-1217/4x2-chasis', vin: '3AMBFXAC', name: 'Torton' },
];

/** What happens to one contract of so many; all others are paid on time. */
const HISTORIES: Readonly<Record<number, (ageMonths: number) => ContractEvent[]>> = {
  7: (ageMonths) => [{ does: 'pays on time', instalments: ageMonths - 1 }],
  19: (ageMonths) => [{ does: 'pays on time', instalments: ageMonths - 2 }],
  28: () => [{ does: 'pays on time' }, { does: 'pays in advance', amount: '15000.00', daysLater: 1 }],
  33: (ageMonths) => [{ does: 'pays on time', instalments: ageMonths - 1 }],
  40: () => [
    { does: 'pays on time', instalments: 3 },
    { does: 'pays off', daysLater: 4 },
  ],
  51: (ageMonths) => [{ does: 'pays on time', instalments: ageMonths - 1 }],
  // As data/demo-restructurings.ts has it.
  56: () => [
    { does: 'pays on time', instalments: 1 },
    { does: 'restructures', paymentsLeft: 60, graceMonths: 2, daysLater: 6 },
    { does: 'pays on time' },
  ],
};

const UNINSURED = 45;

/** A fleet: so many contracts in four names that nobody looks at them one by one. */
export const fleetHolders: DemoHolder[] = HOLDERS.map((holder, index) => ({
  ...holder,
  email: FLEET_OWNER,
  regime: '601',
  cfdiUse: 'G03',
  contracts: Array.from({ length: CONTRACTS_OF_HOLDER }, (_, at) => contractOf(index * CONTRACTS_OF_HOLDER + at)),
}));

function contractOf(at: number): DemoContract {
  const { name, vin, ...unit } = UNITS[at % UNITS.length] as Unit;
  const serial = String(at + 1).padStart(3, '0');
  // The younger, the less there is to replay.
  const ageMonths = 2 + (at % 4);
  const history = HISTORIES[at]?.(ageMonths);
  return {
    ...unit,
    number: `FL-2026-001${serial}`,
    nickname: `${name} ${serial}`,
    vin: `${vin}?TSF20${serial}`,
    distributorSlug: 'rodalba-leon',
    ageMonths,
    dueDaysAgo: 1 + ((at * 7) % 27),
    ...(history && { history }),
    policies: at === UNINSURED ? [] : [insured(serial)],
  };
}

function insured(serial: string): DemoContract['policies'][number] {
  return {
    insurer: 'Aseguradora Horizonte',
    number: `HZ-F${serial}-2026`,
    coverage: 'Cobertura amplia',
    premium: '46200.00',
    ends: 'with-contract',
  };
}
