import { describe, expect, it } from '@jest/globals';
import { readDraft, readTerms, selectionReducer, firstIncompleteStep } from './calculator-state.js';
import { EMPTY_SELECTION, type Selection } from './selection.js';
import { BUS, CASCADIA, catalogue } from '../../testing/catalogue.fixture.js';
import { stepOfPath } from '../quoting/index.js';

const chosen = (changes: Partial<Selection>): Selection => ({ ...EMPTY_SELECTION, ...changes });

describe('selectionReducer', () => {
  it('keeps the chosen vehicle while another type is looked at', () => {
    const withVehicle = selectionReducer(EMPTY_SELECTION, { type: 'vehicleChosen', vehicle: CASCADIA });
    const looking = selectionReducer(withVehicle, { type: 'vehicleTypeShown', vehicleType: 'autobus' });
    expect(looking).toMatchObject({ vehicle: CASCADIA, vehicleType: 'autobus', modelIndex: null });
  });

  it('opens a model, and closes it when it is touched again', () => {
    const open = selectionReducer(EMPTY_SELECTION, { type: 'modelToggled', modelIndex: 0 });
    expect(open.modelIndex).toBe(0);
    expect(selectionReducer(open, { type: 'modelToggled', modelIndex: 0 }).modelIndex).toBeNull();
  });
});

describe('readTerms', () => {
  it("starts with the first plan and that plan's defaults, and never guesses who is asking", () => {
    expect(readTerms(EMPTY_SELECTION, catalogue)).toMatchObject({
      plan: { slug: 'credito-directo' },
      personType: null,
      downPaymentPercent: '20',
      termMonths: 60,
    });
  });

  it('keeps wishes that a plan does not offer until a plan that does', () => {
    const wishes = chosen({ termMonths: 72, downPaymentPercent: '35', personType: 'moral' });
    const inLease = selectionReducer(wishes, { type: 'planChosen', plan: 'arrendamiento-puro' });
    expect(readTerms(inLease, catalogue)).toMatchObject({ termMonths: 48, downPaymentPercent: '0' });
    const back = selectionReducer(inLease, { type: 'planChosen', plan: 'credito-directo' });
    expect(readTerms(back, catalogue)).toMatchObject({ termMonths: 72, downPaymentPercent: '35' });
  });

  it('brings a down payment outside the range to its nearer end', () => {
    expect(readTerms(chosen({ downPaymentPercent: '5' }), catalogue)?.downPaymentPercent).toBe('10');
    expect(readTerms(chosen({ downPaymentPercent: '95' }), catalogue)?.downPaymentPercent).toBe('60');
  });

  it('has a balloon only in a plan with one, within its range', () => {
    expect(readTerms(chosen({ balloonPercent: '25' }), catalogue)).not.toHaveProperty('balloonPercent');
    const balloonOf = (balloonPercent: string | null) =>
      readTerms(chosen({ plan: 'flexibility', balloonPercent }), catalogue)?.balloonPercent;
    expect([null, '25', '5', '80'].map(balloonOf)).toEqual(['30', '25', '10', '40']);
  });

  it('knows the person type where a plan has only one', () => {
    expect(readTerms(chosen({ plan: 'arrendamiento-puro' }), catalogue)?.personType).toBe('moral');
  });
});

describe('firstIncompleteStep', () => {
  it('is 1 without a vehicle of the catalogue', () => {
    expect(firstIncompleteStep(chosen({ personType: 'moral' }), catalogue)).toBe(1);
    expect(firstIncompleteStep(chosen({ vehicle: { ...CASCADIA, version: 'gone' } }), catalogue)).toBe(1);
  });

  it('is 2 until the person type is said, then 3', () => {
    expect(firstIncompleteStep(chosen({ vehicle: BUS }), catalogue)).toBe(2);
    expect(firstIncompleteStep(chosen({ vehicle: BUS, personType: 'fisica' }), catalogue)).toBe(3);
  });

  it('has a draft to send exactly when step 3 is reached', () => {
    expect(readDraft(chosen({ vehicle: BUS }), catalogue)).toBeNull();
    expect(readDraft(chosen({ vehicle: BUS, personType: 'fisica' }), catalogue)).toMatchObject({
      vehicle: { version: { price: '1090000.00' } },
      personType: 'fisica',
    });
  });
});

describe('stepOfPath', () => {
  it.each([
    ['/calculadora/paso-2', 2],
    ['/calculadora/paso-2/', 2],
    ['/calculadora', null],
  ])('%s is step %s', (path, step) => expect(stepOfPath(path)).toBe(step));
});
