import { describe, expect, it } from '@jest/globals';
import { BUS, CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { type SelectionAction, selectionReducer } from './calculator-state.js';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { readSelection, remembersGoneVehicle, writeSelection } from './calculator-storage.js';
import { draftLines, linesOf, mayAddLine, priceOfPlan } from './chosen-lines.js';

const after = (actions: readonly SelectionAction[], before: Selection = EMPTY_SELECTION): Selection =>
  actions.reduce(selectionReducer, before);

const both = after([
  { type: 'vehicleChosen', vehicle: CASCADIA },
  { type: 'lineTargeted', line: 1 },
  { type: 'vehicleChosen', vehicle: BUS },
  { type: 'lineUnitsChanged', line: 1, units: 3 },
]);

describe('several kinds of vehicle', () => {
  it('are chosen one after the other', () => {
    expect(both).toMatchObject({ vehicle: CASCADIA, others: [{ vehicle: BUS, units: 3, equipment: [] }], target: 1 });
  });

  it('take another version in the place of the one that is being changed', () => {
    const other = after(
      [
        { type: 'lineTargeted', line: 0 },
        { type: 'vehicleChosen', vehicle: BUS },
      ],
      both,
    );
    expect(linesOf(other).map(({ vehicle, units }) => [vehicle.model, units])).toEqual([
      ['boxer', 1],
      ['boxer', 3],
    ]);
  });

  it('lose one and get it back', () => {
    const removed = after([{ type: 'lineRemoved', line: 0 }], both);
    expect(removed).toMatchObject({ vehicle: BUS, units: 3, others: [], target: 0 });
    expect(linesOf(after([{ type: 'linesPutBack', lines: linesOf(both) }], removed))).toEqual(linesOf(both));
  });

  it('are ten kinds and 99 vehicles at most', () => {
    expect(mayAddLine(EMPTY_SELECTION)).toBe(false);
    expect(mayAddLine(both)).toBe(true);
    expect(mayAddLine(after([{ type: 'lineUnitsChanged', line: 1, units: 98 }], both))).toBe(false);
    const ten = Array.from({ length: 9 }, () => ({ vehicle: BUS, units: 1, equipment: [] }));
    expect(mayAddLine({ ...both, others: ten })).toBe(false);
  });

  it('survive a reload, without those that left the catalogue, which is told', () => {
    const stores = { local: localStorage, session: sessionStorage };
    writeSelection(stores, both);
    expect(readSelection(stores, catalogue)).toMatchObject({ vehicle: CASCADIA, others: both.others });
    expect(remembersGoneVehicle(stores, catalogue)).toBe(false);
    writeSelection(stores, { ...both, vehicle: { ...CASCADIA, version: 'gone' } });
    expect(readSelection(stores, catalogue)).toMatchObject({ vehicle: BUS, units: 3, others: [] });
    expect(remembersGoneVehicle(stores, catalogue)).toBe(true);
  });

  it('leave what is kept of one vehicle as it always was', () => {
    const stores = { local: localStorage, session: sessionStorage };
    writeSelection(stores, after([{ type: 'vehicleChosen', vehicle: CASCADIA }]));
    expect(JSON.parse(localStorage.getItem('modelSelect')!)).toEqual(CASCADIA);
  });
});

describe('equipment', () => {
  const fitted = after(
    [
      { type: 'equipmentFitted', line: 0, item: 'quinta-rueda', quantity: 1 },
      { type: 'equipmentFitted', line: 1, item: 'camaras', quantity: 2 },
    ],
    both,
  );

  it('is part of the price of its line', () => {
    expect(draftLines(fitted, catalogue).map(({ price }) => price)).toEqual(['3538000.00', '1152001.00']);
    // 3,538,000 and three of 1,152,001; a lease takes the VAT out of each, to the cent
    const [credit, lease] = catalogue.plans;
    expect(priceOfPlan(fitted, catalogue, credit!.rules)).toBe('6994003.00');
    expect(priceOfPlan(fitted, catalogue, lease!.rules)).toBe('6029312.93');
  });

  it('is taken off again', () => {
    const without = after([{ type: 'equipmentFitted', line: 1, item: 'camaras', quantity: 0 }], fitted);
    expect(linesOf(without)[1]).toMatchObject({ equipment: [] });
  });

  it('that does not fit another vehicle in its place is left out, which is said', () => {
    const changed = after(
      [
        { type: 'lineTargeted', line: 0 },
        { type: 'vehicleChosen', vehicle: BUS },
      ],
      fitted,
    );
    expect(draftLines(changed, catalogue)[0]).toMatchObject({
      equipment: [],
      equipmentGone: true,
      price: '1090000.00',
    });
  });
});
