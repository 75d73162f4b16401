import { describe, expect, it } from '@jest/globals';
import { quoteFigures } from '@flota/figures';
import { readTerms } from './calculator-state.js';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { BUS, CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { calculateFigures, findVehicle, type LiveQuote, type VehicleRef } from '../quoting/index.js';
import { paymentLabel } from './figures-texts.js';

function figuresFor(changes: Partial<Selection>, vehicle: VehicleRef = CASCADIA) {
  const terms = readTerms({ ...EMPTY_SELECTION, ...changes }, catalogue)!;
  return calculateFigures({ ...terms, vehicle: findVehicle(catalogue, vehicle)!, onDate: '2026-11-20' });
}

function quoteFor(changes: Partial<Selection>): LiveQuote {
  const result = figuresFor(changes);
  if (result.state !== 'ready') throw new Error(`no figures: ${result.code}`);
  return result.quote;
}

describe('calculateFigures', () => {
  it('multiplies exactly for a fleet, and leaves the figures of one vehicle alone', () => {
    const quote = quoteFor({ personType: 'moral', units: 5 });
    expect(quote).toMatchObject({
      figures: { monthlyPayment: '65502.73' },
      units: 5,
      fleet: { monthlyPayment: '327513.65', initialOutlay: '3802944.00', total: '23453764.85' },
    });
  });

  it('is reference case C01 to the cent: Cascadia, company, 20 %, 60 months', () => {
    const quote = quoteFor({ personType: 'moral' });
    expect(quote).toMatchObject({
      terms: { annualRatePercent: '14.5' },
      assumedPersonType: null,
      figures: {
        monthlyPayment: '65502.73',
        initialOutlay: '760588.80',
        totalPaidAll: '4690752.97',
        catDisplay: '16.6%',
      },
    });
    expect(quoteFigures(quote).first).toMatchObject({ amount: '65502.73', note: 'Sus intereses no causan IVA' });
  });

  it('is reference case L01 for the pure lease, without a CAT', () => {
    const { figures } = quoteFor({ plan: 'arrendamiento-puro' });
    expect(figures).toMatchObject({ rentTotal: '84538.98', initialOutlay: '197956.86' });
    expect(figures).not.toHaveProperty('catDisplay');
  });

  it('shows the lower payment, and says whose it is, until the person type is known', () => {
    const quote = quoteFor({});
    expect(quote.assumedPersonType).toBe('moral');
    expect(quote.figures).toMatchObject({ monthlyPayment: '65502.73' });
  });

  it('says by itself that VAT comes on top, but only where it does', () => {
    expect(paymentLabel(quoteFor({ personType: 'fisica' }))).toBe('Primera mensualidad con IVA');
    expect(paymentLabel(quoteFor({ personType: 'moral', units: 2 }))).toBe('Primera mensualidad por unidad');
    expect(paymentLabel(quoteFor({ plan: 'arrendamiento-puro' }))).toMatch(/^Primera renta mensual con IVA/);
  });

  it('lowers the payment by what is left for the balloon', () => {
    const flexibility = { plan: 'flexibility', personType: 'moral', balloonPercent: '10' } as const;
    const low = quoteFor(flexibility);
    const high = quoteFor({ ...flexibility, balloonPercent: '40' });
    expect([low, high].map((quote) => quoteFigures(quote).end[0]?.amount)).toEqual(['348000.00', '1392000.00']);
    expect(Number(high.fleet.monthlyPayment)).toBeLessThan(Number(low.fleet.monthlyPayment));
  });

  it('refuses a balloon and a down payment that leave nothing to pay monthly', () => {
    const wishes = {
      plan: 'flexibility',
      personType: 'moral',
      downPaymentPercent: '60',
      balloonPercent: '40',
    } as const;
    expect(figuresFor(wishes)).toEqual({ state: 'refused', code: 'BALLOON.OUT_OF_RANGE' });
  });

  it('names what the rules refuse', () => {
    expect(figuresFor({ personType: 'moral' }, BUS)).toEqual({ state: 'refused', code: 'RATE.NOT_AVAILABLE' });
  });

  it('splits the initial outlay into parts that add up to it', () => {
    const { figures, sum } = quoteFigures(quoteFor({ personType: 'moral' })).signing;
    expect(sum.amount).toBe('760588.80');
    expect(figures.map(({ label, amount }) => ({ label, amount }))).toEqual([
      { label: 'Enganche', amount: '696000.00' },
      { label: 'Comisión por apertura', amount: '55680.00' },
      { label: 'IVA de la comisión', amount: '8908.80' },
    ]);
  });

  it('adds up several kinds of vehicle, and says what is paid for one of each', () => {
    const terms = readTerms({ ...EMPTY_SELECTION, personType: 'moral' }, catalogue)!;
    const vehicle = findVehicle(catalogue, CASCADIA)!;
    const result = calculateFigures({
      ...terms,
      vehicle,
      units: 2,
      others: [{ vehicle: { type: vehicle.type, version: { price: '1160000.00' } }, units: 3 }],
      tradeInValue: '450000',
      onDate: '2026-11-20',
    });
    expect(result).toMatchObject({
      state: 'ready',
      quote: {
        units: 1,
        figures: { monthlyPayment: '196508.18', initialOutlay: '2281766.40' },
        lines: [
          { units: 2, firstPayment: '65502.73' },
          { units: 3, firstPayment: '21834.24' },
        ],
        tradeIn: { downPaymentInMoney: '1638000.00' },
      },
    });
    if (result.state === 'ready') expect(paymentLabel(result.quote)).toBe('Primera mensualidad, 5 vehículos');
  });
});
