import {
  applyTradeIn,
  calculateMixedQuote,
  calculateQuote,
  type CreditTerms,
  type FinancialLeaseTerms,
  type FinancingTerms,
  fleetFigures,
  priceWithEquipment,
  type PureLeaseTerms,
} from '@flota/finance';
import { quoteFigures, viewOf } from '@flota/figures';
import type { PlanKind, SavedQuote } from '@flota/schemas';
import sharp from 'sharp';

/** A photo as the mail and the PDF of a quote get it. */
export const samplePhoto = async (width = 720, height = 400) => ({
  jpeg: await sharp({ create: { width, height, channels: 3, background: '#0b7a75' } })
    .jpeg()
    .toBuffer(),
  url: 'https://flota.test/media/x/cut/large-50-50',
  alt: 'Tractocamión azul en la sierra',
  focus: { x: 50, y: 50 },
});

export const sampleReopenUrl = 'https://flota.test/cotizacion/Zk3vT9qLx2Wm8RbN4cYd7A';

interface SampleTerms {
  direct_credit: CreditTerms;
  flexibility: CreditTerms;
  financial_lease: FinancialLeaseTerms;
  pure_lease: PureLeaseTerms;
}

// C01, C06, F01 and L01 of the reference cases.
const TERMS: SampleTerms = {
  direct_credit: {
    kind: 'direct_credit',
    priceWithVat: '3480000.00',
    downPaymentPercent: '20',
    annualRatePercent: '14.5',
    termMonths: 60,
    openingFeePercent: '2',
    openingFeeFinanced: false,
    vatRate: '0.16',
    vatOnInterestRate: '0',
    paymentMode: 'base_fixed',
    balloonPercentOfPrice: '0',
  },
  flexibility: {
    kind: 'flexibility',
    priceWithVat: '2600000.00',
    downPaymentPercent: '20',
    annualRatePercent: '13.9',
    termMonths: 36,
    openingFeePercent: '2',
    openingFeeFinanced: false,
    vatRate: '0.16',
    vatOnInterestRate: '0',
    paymentMode: 'base_fixed',
    balloonPercentOfPrice: '30',
  },
  financial_lease: {
    kind: 'financial_lease',
    priceWithoutVat: '3000000.00',
    initialRentPercent: '10',
    annualRatePercent: '14.9',
    termMonths: 60,
    openingFeePercent: '2',
    purchaseOptionPercent: '1',
    depositRents: 0,
    vatRate: '0.16',
  },
  pure_lease: {
    kind: 'pure_lease',
    priceWithoutVat: '3000000.00',
    residualPercent: '25',
    annualRatePercent: '15.5',
    termMonths: 48,
    rentsInAdvance: false,
    openingFeePercent: '1.5',
    depositRents: 2,
    vatRate: '0.16',
  },
};

const PLANS: Record<
  PlanKind,
  { slug: string; title: string; silhouette: string; price: string; initialPercent: string }
> = {
  direct_credit: {
    slug: 'credito-directo',
    title: 'Crédito Directo',
    silhouette: 'tractor',
    price: '3480000.00',
    initialPercent: '20',
  },
  flexibility: {
    slug: 'flexibility',
    title: 'Flexibility',
    silhouette: 'coach',
    price: '2600000.00',
    initialPercent: '20',
  },
  financial_lease: {
    slug: 'arrendamiento-financiero',
    title: 'Arrendamiento Financiero',
    silhouette: 'vocational-truck',
    price: '3480000.00',
    initialPercent: '10',
  },
  pure_lease: {
    slug: 'arrendamiento-puro',
    title: 'Arrendamiento Puro',
    silhouette: 'city-bus',
    price: '3480000.00',
    initialPercent: '0',
  },
};

/** A saved quote of `kind`, with its reference case's terms changed as a test needs. */
export function sampleQuote<Kind extends PlanKind>(
  kind: Kind,
  changes: { contactName?: string; silhouette?: string; units?: number; terms?: Partial<SampleTerms[Kind]> } = {},
): SavedQuote & { contactName: string } {
  const { silhouette, price, initialPercent, ...plan } = PLANS[kind];
  const terms = { ...TERMS[kind], ...changes.terms } as FinancingTerms;
  const { schedule, methodVersion, ...figures } = calculateQuote(terms);
  const { units = 1 } = changes;
  return {
    plan: { ...plan, kind },
    personType: 'moral',
    vehicle: {
      type: 'camion',
      model: 'cascadia-126',
      version: 'dd15-18-vel-6x4-cabina-dormitorio',
      brand: 'Freightliner',
      modelName: 'Cascadia 126',
      versionName: 'DD15 18 vel. 6x4 cabina dormitorio',
      silhouette: changes.silhouette ?? silhouette,
      price,
    },
    downPaymentPercent: initialPercent,
    termMonths: terms.termMonths,
    units,
    annualRatePercent: terms.annualRatePercent,
    figures,
    fleet: fleetFigures(figures, units),
    terms,
    schedule,
    methodVersion,
    folio: 'FLT-2026-000123',
    token: 'Zk3vT9qLx2Wm8RbN4cYd7A',
    createdAt: '2026-11-21T03:30:00.000Z',
    calculatedOn: '2026-11-20',
    validUntil: '2026-12-05',
    distributor: null,
    contactName: changes.contactName ?? 'Transportes Núñez e Hijos, S.A. de C.V.',
  };
}

const EQUIPMENT = [
  { item: 'quinta-rueda', name: 'Quinta rueda', price: '58000.00', quantity: 1 },
  { item: 'caja-seca', name: 'Semirremolque caja seca de 53 pies', price: '905000.00', quantity: 2 },
];

/** A saved quote of several kinds of vehicle, the first with equipment, and of a truck in part payment. */
export function sampleMixedQuote<Kind extends PlanKind>(
  kind: Kind,
  { units = [2, 3], terms = {} }: { units?: number[]; terms?: Partial<SampleTerms[Kind]> } = {},
): SavedQuote & { contactName: string } {
  const one = sampleQuote(kind, { terms });
  const vehicles = units.map((_, index) => ({
    ...one.vehicle,
    ...(index % 2 === 0 ? { equipment: EQUIPMENT } : { modelName: 'M2 106', price: '1750000.00' }),
  }));
  const lines = vehicles.map((vehicle, index) => {
    const price = priceWithEquipment(vehicle.price, vehicle.equipment);
    const priced = 'priceWithVat' in one.terms ? { priceWithVat: price } : { priceWithoutVat: price };
    return { vehicle, price, units: units[index]!, terms: { ...one.terms, ...priced } };
  });
  const { quote, terms: whole, lines: quotes } = calculateMixedQuote(lines);
  const { schedule, methodVersion: _, ...figures } = quote;
  const worth = { type: 'truck' as const, year: 2018, description: 'Kenworth T370', value: '250000.00' };
  return {
    ...one,
    units: 1,
    terms: whole,
    figures,
    schedule,
    fleet: fleetFigures(figures, 1),
    lines: lines.map(({ vehicle, price, units: count, terms: ofLine }, index) => {
      const { schedule: rows, methodVersion: __, ...own } = quotes[index]!;
      return {
        vehicle,
        price,
        units: count,
        annualRatePercent: ofLine.annualRatePercent,
        figures: own,
        firstPayment: quoteFigures(viewOf({ terms: ofLine, figures: own, schedule: rows })).first.amount,
        fleet: fleetFigures(own, count),
      };
    }),
    ...(kind !== 'pure_lease' && { tradeIn: { ...worth, ...applyTradeIn(figures, 1, worth.value) } }),
  };
}
