import type { Agreement } from '../factories/contract-agreement.js';
import type { ContractEvent } from '../factories/contract-history.js';

export interface DemoPolicy {
  insurer: string;
  number: string;
  coverage: string;
  /** MXN a year with VAT. */
  premium: string;
  /** The contract's last due date, or so many days from today, a year after it began. */
  ends: 'with-contract' | number;
}

export interface DemoContract extends Pick<
  Agreement,
  'planSlug' | 'downPaymentPercent' | 'termMonths' | 'ageMonths' | 'dueDaysAgo'
> {
  number: string;
  nickname?: string;
  /** `model/version`. */
  vehicle: string;
  /** With `?` in place of its check digit. */
  vin: string;
  distributorSlug: string;
  history?: ContractEvent[];
  policies: DemoPolicy[];
}

export interface DemoHolder {
  /** Whose account it is. */
  email: string;
  rfc: string;
  legalName: string;
  regime: string | null;
  cfdiUse: string | null;
  postalCode: string | null;
  contracts: DemoContract[];
}

/** Has a contract and did not register yet. */
export const demoNewcomer = {
  email: 'nuevo@flota.test',
  name: 'Elena Duarte Rosas',
  phone: '+524425550103',
  personType: 'fisica' as const,
};

const insured = (number: string, premium: string, ends: DemoPolicy['ends']): DemoPolicy => ({
  insurer: 'Aseguradora Horizonte',
  number,
  coverage: 'Cobertura amplia',
  premium,
  ends,
});

/** In whose name the demo accounts have contracts. Neither the people nor their RFCs exist. */
export const demoHolders: DemoHolder[] = [
  {
    email: 'cliente@flota.test',
    rfc: 'AISM780412QX1',
    legalName: 'Martín Arriaga Solís',
    regime: '612',
    cfdiUse: 'G03',
    postalCode: '37290',
    contracts: [
      {
        number: 'FL-2025-000418',
        nickname: 'El Norteño',
        planSlug: 'credito-directo',
        vehicle: 'cascadia-126/dd13-4x2-cabina-dia',
        vin: '3AKJGLDR?SSV10421',
        distributorSlug: 'rodalba-leon',
        downPaymentPercent: '30',
        termMonths: 48,
        ageMonths: 20,
        dueDaysAgo: 26,
        history: [
          { does: 'pays on time', instalments: 9 },
          { does: 'pays late', days: 18, instalments: 1 },
          { does: 'pays on time' },
        ],
        policies: [insured('HZ-0418-2025', '71250.00', 'with-contract')],
      },
      {
        number: 'FL-2025-000633',
        planSlug: 'credito-directo',
        vehicle: 'm2-106/4x2-caja-seca',
        vin: '3ALACWFC?SDUA2207',
        distributorSlug: 'rodalba-leon',
        termMonths: 48,
        ageMonths: 15,
        dueDaysAgo: 12,
        history: [{ does: 'pays on time', instalments: 13 }],
        policies: [insured('HZ-0633-2026', '48900.00', -25)],
      },
      {
        number: 'FL-2025-000902',
        planSlug: 'arrendamiento-financiero',
        vehicle: 'oh-1624-52-l-torino/12-m-aire-acondicionado',
        vin: '3MBAA5DK?SM061934',
        distributorSlug: 'rodalba-irapuato',
        termMonths: 48,
        ageMonths: 11,
        dueDaysAgo: 8,
        policies: [insured('HZ-0902-2025', '96300.00', 18)],
      },
      {
        number: 'FL-2026-000115',
        nickname: 'Reparto centro',
        planSlug: 'arrendamiento-puro',
        vehicle: '360-715/4x2-chasis',
        vin: '3AMBFWAC?TD118062',
        distributorSlug: 'rodalba-leon',
        termMonths: 36,
        ageMonths: 8,
        dueDaysAgo: 16,
        policies: [insured('HZ-0115-2026', '31480.00', 120)],
      },
      {
        number: 'FL-2024-000207',
        planSlug: 'credito-directo',
        vehicle: '360-1217/4x2-chasis',
        vin: '3AMBFXAC?RD077315',
        distributorSlug: 'rodalba-leon',
        downPaymentPercent: '40',
        termMonths: 24,
        ageMonths: 25,
        dueDaysAgo: 9,
        policies: [],
      },
      {
        number: 'FL-2025-000541',
        planSlug: 'credito-directo',
        vehicle: '360-2528/6x4-volteo-revolvedora',
        vin: '3AMCFYAC?SD090448',
        distributorSlug: 'rodalba-irapuato',
        termMonths: 60,
        ageMonths: 16,
        dueDaysAgo: 20,
        history: [
          { does: 'pays on time', instalments: 12 },
          { does: 'prepays', amount: '250000.00', daysLater: 5 },
          { does: 'pays on time' },
        ],
        policies: [insured('HZ-0541-2025', '54120.00', 'with-contract')],
      },
    ],
  },
  {
    email: 'cliente@flota.test',
    rfc: 'ACL150318K47',
    legalName: 'Arriaga Carga y Logística, S.A. de C.V.',
    regime: '601',
    cfdiUse: 'G03',
    postalCode: '37490',
    contracts: [
      {
        number: 'FL-2026-000164',
        planSlug: 'credito-directo',
        vehicle: 'cascadia-126/dd15-18-vel-6x4-cabina-dormitorio',
        vin: '3AKJHHDV?TSW20776',
        distributorSlug: 'rodalba-leon',
        termMonths: 60,
        ageMonths: 6,
        dueDaysAgo: 14,
        policies: [insured('HZ-0164-2026', '82640.00', 'with-contract')],
      },
      {
        number: 'FL-2025-000877',
        planSlug: 'flexibility',
        vehicle: 'm2-106/6x4-volteo',
        vin: '3ALHCYFE?SDUB5580',
        distributorSlug: 'rodalba-irapuato',
        termMonths: 36,
        ageMonths: 12,
        dueDaysAgo: 5,
        history: [{ does: 'pays on time' }, { does: 'pays in advance', amount: '20000.00', daysLater: 3 }],
        policies: [insured('HZ-0877-2025', '63710.00', 'with-contract')],
      },
    ],
  },
  {
    email: 'empresa@flota.test',
    rfc: 'ASC090622B35',
    legalName: 'Autotransportes Sierra Clara, S.A. de C.V.',
    regime: '601',
    cfdiUse: 'G03',
    postalCode: '64510',
    contracts: [
      {
        number: 'FL-2025-000772',
        planSlug: 'credito-directo',
        vehicle: 'cascadia-126/dd13-dt12-6x4-cabina-dormitorio',
        vin: '3AKJHHDR?SSV31009',
        distributorSlug: 'ejenorte-monterrey',
        termMonths: 60,
        ageMonths: 13,
        dueDaysAgo: 11,
        policies: [insured('HZ-0772-2025', '79980.00', 'with-contract')],
      },
      {
        number: 'FL-2026-000233',
        planSlug: 'arrendamiento-financiero',
        vehicle: 'o-500-rsd/carrozado-lujo',
        vin: '3MBCB8GM?TM070251',
        distributorSlug: 'ejenorte-monterrey',
        termMonths: 60,
        ageMonths: 5,
        dueDaysAgo: 7,
        policies: [insured('HZ-0233-2026', '148500.00', 'with-contract')],
      },
    ],
  },
  {
    email: demoNewcomer.email,
    rfc: 'DURE850917LM3',
    legalName: demoNewcomer.name,
    regime: null,
    cfdiUse: null,
    postalCode: null,
    contracts: [
      {
        number: 'FL-2025-000777',
        planSlug: 'credito-directo',
        vehicle: '360-715/4x2-chasis',
        vin: '3AMBFWAC?SD102938',
        distributorSlug: 'camialtia-queretaro',
        termMonths: 48,
        ageMonths: 14,
        dueDaysAgo: 10,
        policies: [insured('HZ-0777-2025', '29860.00', 'with-contract')],
      },
    ],
  },
];
