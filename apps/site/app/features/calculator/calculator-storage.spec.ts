import { beforeEach, describe, expect, it } from '@jest/globals';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { readSelection, writeSelection, type CalculatorStores } from './calculator-storage.js';
import { BUS, CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';

const full: Selection = {
  vehicleType: 'camion',
  modelIndex: 0,
  vehicle: CASCADIA,
  plan: 'credito-directo',
  personType: 'moral',
  borderRegion: true,
  withoutInsurance: true,
  downPaymentPercent: '25',
  termMonths: 48,
  units: 3,
  balloonPercent: '30',
  equipment: [],
  others: [],
  target: 0,
  tradeIn: null,
};

let stores: CalculatorStores;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stores = { local: localStorage, session: sessionStorage };
});

const read = () => readSelection(stores, catalogue);

describe('the round trip', () => {
  it('gives back what was chosen', () => {
    writeSelection(stores, full);
    expect(read()).toEqual(full);
  });

  it('uses the names of the specification and no others', () => {
    writeSelection(stores, full);
    expect(Object.keys(localStorage).sort()).toEqual(['indexModel', 'modelSelect', 'result', 'vehicle_type_save']);
    expect(Object.keys(sessionStorage).sort()).toEqual(['indexModel', 'modelSelect', 'result']);
  });

  it('keeps under `result` how to finance, and nothing about a person', () => {
    writeSelection(stores, full);
    expect(JSON.parse(localStorage.getItem('result')!)).toEqual({
      plan: 'credito-directo',
      personType: 'moral',
      borderRegion: true,
      withoutInsurance: true,
      downPaymentPercent: '25',
      termMonths: 48,
      units: 3,
      balloonPercent: '30',
    });
  });

  it('survives the session', () => {
    writeSelection(stores, full);
    sessionStorage.clear();
    expect(read()).toEqual(full);
  });

  it("prefers this tab's own copy to another tab's", () => {
    writeSelection(stores, full);
    localStorage.setItem('modelSelect', JSON.stringify(BUS));
    expect(read().vehicle).toEqual(CASCADIA);
  });

  it("shows the models of this tab's vehicle, not those another tab has on show", () => {
    writeSelection(stores, full);
    const otherTab = { local: localStorage, session: { getItem: () => null, setItem: () => undefined } };
    writeSelection(otherTab, { ...full, vehicleType: 'autobus', vehicle: BUS });
    expect(read()).toMatchObject({ vehicleType: 'camion', modelIndex: 0 });
  });

  it('shows what was browsed last, also when it is not the type of the chosen vehicle', () => {
    writeSelection(stores, { ...full, vehicleType: 'autobus', modelIndex: null });
    expect(read()).toMatchObject({ vehicleType: 'autobus', vehicle: CASCADIA });
  });

  it('starts empty', () => expect(read()).toEqual(EMPTY_SELECTION));
});

describe('hostile or outdated values', () => {
  it.each(['', '{', 'null', '[]', '7', '"x"', '{"type":{"$gt":""}}', '<script>', '{"__proto__":{"type":"camion"}}'])(
    'drops %s under every key',
    (value) => {
      for (const key of ['vehicle_type_save', 'modelSelect', 'result', 'indexModel']) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
      expect(read()).toEqual(EMPTY_SELECTION);
    },
  );

  it('keeps what is understood of a value and drops the rest', () => {
    localStorage.setItem(
      'result',
      JSON.stringify({ plan: 'gone', personType: 'moral', downPaymentPercent: '1e9', termMonths: 48 }),
    );
    expect(read()).toMatchObject({ plan: null, personType: 'moral', downPaymentPercent: null, termMonths: 48 });
  });

  it('remembers the type of a vehicle that is no longer sold', () => {
    localStorage.setItem('modelSelect', JSON.stringify({ ...BUS, version: 'gone' }));
    expect(read()).toMatchObject({ vehicle: null, vehicleType: 'autobus' });
  });

  it.each([-1, 0.5, 1, 1e6])('drops %s as the position of a type with one model', (index) => {
    localStorage.setItem('vehicle_type_save', 'camion');
    localStorage.setItem('indexModel', JSON.stringify(index));
    expect(read().modelIndex).toBeNull();
  });

  it('falls back to the local value when the session one is broken', () => {
    writeSelection(stores, full);
    sessionStorage.setItem('modelSelect', '{broken');
    expect(read().vehicle).toEqual(CASCADIA);
  });

  const fifthWheel = { item: 'quinta-rueda', quantity: 1 };

  it.each([
    ['a piece without a number', { equipment: [fifthWheel, { item: 'caja' }] }],
    ['more of a piece than fit', { equipment: [{ item: 'caja', quantity: 21 }] }],
    ['pieces without end', { equipment: Array.from({ length: 21 }, () => fifthWheel) }],
    ['another vehicle without its units', { others: [{ vehicle: BUS }] }],
    ['more vehicles than a quote has', { others: Array.from({ length: 10 }, () => ({ vehicle: BUS, units: 1 })) }],
  ])('takes no list of which something is not understood: %s', (_, lines) => {
    localStorage.setItem('modelSelect', JSON.stringify({ ...CASCADIA, ...lines }));
    expect(read()).toMatchObject({ vehicle: CASCADIA, equipment: [], others: [] });
  });

  it('takes a vehicle in part payment as it was typed, without what was not typed', () => {
    const tradeIn = { type: 'truck', year: 2018, description: 'Kenworth T370', value: '9'.repeat(201) };
    localStorage.setItem('modelSelect', JSON.stringify({ ...CASCADIA, tradeIn }));
    const typed = { type: 'truck', year: '', description: 'Kenworth T370', value: '' };
    expect(read().tradeIn).toEqual({ typed, meant: null });
  });
});
