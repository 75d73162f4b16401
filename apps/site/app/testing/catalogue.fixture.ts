import type { PlanRules } from '@flota/schemas';
import type { Catalogue, QuotablePlan } from '../features/quoting/index.js';

const everyone: PlanRules['personTypes'] = ['fisica', 'fisica_empresarial', 'moral'];
const common = {
  personTypes: everyone,
  vatRate: '0.16',
  openingFeePercent: '2',
  quoteValidityDays: 15,
  insurance: null,
};

const plan = (slug: string, rules: PlanRules): QuotablePlan => ({
  ID: slug,
  slug,
  title: slug,
  summary: '',
  summaryhover: '',
  icnsummary: slug,
  urlsummary: `/planes-financiamiento/${slug}`,
  rules,
});

/** The plan of reference case C01 at 14.5 %; a person pays more and bears VAT on the interest. */
const credit = plan('credito-directo', {
  kind: 'direct_credit',
  ...common,
  termsMonths: [48, 60, 72],
  defaultTermMonths: 60,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  rates: [
    { annualRatePercent: '14.5', personTypes: ['moral'], vehicleTypes: ['camion'] },
    { annualRatePercent: '15.4', personTypes: ['fisica', 'fisica_empresarial'], vehicleTypes: ['camion'] },
  ],
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
});

/** With a balloon; its rules let down payment and balloon come to the whole price. */
const flexibility = plan('flexibility', {
  kind: 'flexibility',
  ...common,
  termsMonths: [24, 36],
  defaultTermMonths: 36,
  downPaymentPercent: { min: '10', max: '60', default: '20', step: '5' },
  balloonPercentOfPrice: { min: '10', max: '40', default: '30', step: '5' },
  rates: [{ annualRatePercent: '15' }],
  openingFeeFinanced: false,
  paymentMode: 'base_fixed',
  vatOnInterestRate: { fisica: '0.16', fisica_empresarial: '0', moral: '0' },
  borderVatOnInterestRate: null,
});

/** The plan of reference case L01, for companies only. */
const pureLease = plan('arrendamiento-puro', {
  kind: 'pure_lease',
  ...common,
  personTypes: ['moral'],
  openingFeePercent: '1.5',
  termsMonths: [24, 48],
  defaultTermMonths: 48,
  downPaymentPercent: { min: '0', max: '0', default: '0', step: '1' },
  rates: [{ annualRatePercent: '15.5' }],
  residualByTerm: [
    { termMonths: 24, residualPercent: '45' },
    { termMonths: 48, residualPercent: '25' },
  ],
  rentsInAdvance: false,
  depositRents: 2,
});

export const CASCADIA = { type: 'camion', model: 'cascadia-126', version: 'dd13' };
export const BUS = { type: 'autobus', model: 'boxer', version: 'chasis' };

export const catalogue: Catalogue = {
  vehicleTypes: [
    {
      slug: 'camion',
      name: 'Camiones',
      models: [
        {
          slug: 'cascadia-126',
          type: 'camion',
          brand: 'Freightliner',
          name: 'Cascadia 126',
          segment: 'Tractocamión',
          silhouette: 'tractor',
          versions: [{ slug: 'dd13', name: 'DD13', price: '3480000.00' }],
        },
      ],
    },
    {
      slug: 'autobus',
      name: 'Autobuses',
      models: [
        {
          slug: 'boxer',
          type: 'autobus',
          brand: 'Mercedes-Benz',
          name: 'Boxer',
          segment: 'Urbano',
          silhouette: 'city-bus',
          versions: [{ slug: 'chasis', name: 'Chasis', price: '1090000.00' }],
        },
      ],
    },
  ],
  plans: [credit, pureLease, flexibility],
  equipment: [
    {
      slug: 'quinta-rueda',
      name: 'Quinta rueda',
      price: '58000.00',
      types: [],
      models: ['cascadia-126'],
      mostPerVehicle: 1,
    },
    {
      slug: 'camaras',
      name: 'Cámaras',
      price: '31000.50',
      types: ['camion', 'autobus'],
      models: [],
      mostPerVehicle: 4,
    },
  ],
};
