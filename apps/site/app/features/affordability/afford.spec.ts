import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../../testing/catalogue.fixture.js';
import { calculateFigures } from '../quoting/index.js';
import { quoteFigures } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { countText, missingText, wayText } from './afford-texts.js';
import { answerQuestion, inOrder, type Question } from './afford.js';
import { affordPath, readWish, wishQuery } from './budget.js';

const ask = (changes: Partial<Question>) =>
  answerQuestion(
    catalogue,
    { monthly: '65502.73', atSigning: null, personType: 'moral', vehicleType: null, ...changes },
    new AbortController().signal,
  );

describe('answerQuestion', () => {
  it('has every way of every plan that fits, with the payment its quote is headed by', async () => {
    const { fitting, nearest } = await ask({});
    expect(nearest).toEqual([]);
    expect(fitting.map(({ vehicle }) => vehicle.model.slug)).toEqual(['cascadia-126', 'boxer']);
    const ways = fitting[0]!.ways.map(wayText);
    expect(ways).toContain('credito-directo: 20\u00a0% de enganche, 60 meses');
    for (const { vehicle, ways: each } of fitting) {
      for (const { plan, option } of each) {
        const { termMonths, downPaymentPercent } = option;
        const asked = { plan, vehicle, personType: 'moral', units: 1, termMonths, downPaymentPercent } as const;
        const result = calculateFigures({ ...asked, onDate: todayInMexico() });
        if (result.state !== 'ready') throw new Error(`${wayText({ plan, option })} is refused`);
        expect(quoteFigures(result.quote).first.amount).toBe(option.firstPayment);
        expect(Number(option.firstPayment)).toBeLessThanOrEqual(65502.73);
      }
    }
  });

  it('asks for one type of vehicle, and for a person', async () => {
    const { fitting } = await ask({ vehicleType: 'autobus', personType: 'fisica' });
    expect(fitting.map(({ vehicle }) => vehicle.model.slug)).toEqual(['boxer']);
    expect(fitting[0]!.ways.every(({ plan }) => plan.rules.personTypes.includes('fisica'))).toBe(true);
  });

  it('says what comes nearest where nothing fits, and what it lacks', async () => {
    const { fitting, nearest } = await ask({ monthly: '9000', atSigning: '100000' });
    expect(fitting).toEqual([]);
    expect(nearest.length).toBeGreaterThan(0);
    expect(missingText(nearest[0]!)).toMatch(/^Necesitaría \$[\d,.]+ más (al mes|al firmar)/);
    const lacks = nearest.map(
      ({ missingMonthly, missingAtSigning }) => Number(missingMonthly) + Number(missingAtSigning),
    );
    expect(lacks.every((lack) => lack > 0)).toBe(true);
  });

  it('puts first what was asked to come first', async () => {
    const { fitting } = await ask({ monthly: '90000' });
    const terms = inOrder(fitting, 'plazo').map(({ ways }) => ways[0]!.option.termMonths);
    expect(terms).toEqual([...terms].sort((one, other) => one - other));
    const prices = inOrder(fitting, 'precio').map(({ vehicle }) => vehicle.version.price);
    expect(prices).toEqual(['3480000.00', '1090000.00']);
    const outlays = inOrder(fitting, 'al-firmar').map(({ ways }) => Number(ways[0]!.option.initialOutlay));
    expect(outlays).toEqual([...outlays].sort((one, other) => one - other));
    expect(countText(fitting)).toMatch(/^Le alcanzan 2 vehículos, de \d+ formas$/);
  });
});

describe('the address', () => {
  it('keeps the question', () => {
    const wish = {
      monthly: '45000.50',
      atSigning: '200000',
      personType: 'moral',
      vehicleType: 'camion',
      order: 'plazo',
    } as const;
    expect(readWish(wishQuery(wish))).toEqual(wish);
    expect(affordPath()).toBe('/calculadora/puedo-pagar');
  });

  it.each(['pago=mucho', 'pago=-5', 'pago=0', 'pago=1e9', 'persona=nadie', 'orden=azar', ''])(
    'makes nothing of %s',
    (query) => {
      expect(readWish(new URLSearchParams(query))).toEqual({
        monthly: null,
        atSigning: null,
        personType: null,
        vehicleType: null,
        order: 'al-firmar',
      });
    },
  );

  it('takes pesos as people write them', () => {
    expect(readWish(new URLSearchParams('pago=$45,000.5'))).toMatchObject({ monthly: '45000.5' });
  });
});
