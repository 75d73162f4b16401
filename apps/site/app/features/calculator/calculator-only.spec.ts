import { afterEach, describe, expect, it } from '@jest/globals';
import { CALCULATOR_ONLY_SCRIPT, isCalculatorOnly } from './calculator-only.js';

describe('isCalculatorOnly', () => {
  it.each(['/calculadora/independiente', '/calculadora/independiente/tipo/camion'])('begins at %s', (path) =>
    expect(isCalculatorOnly(path, false)).toBe(true),
  );

  it.each(['/calculadora/paso-1', '/calculadora/paso-3', '/cotizacion/abc', '/calculator/vehicles', '/legales/x'])(
    'lasts at %s',
    (path) => {
      expect(isCalculatorOnly(path, true)).toBe(true);
      expect(isCalculatorOnly(path, false)).toBe(false);
    },
  );

  it.each(['/', '/calculadora', '/calculadora/'])('ends at %s', (path) =>
    expect(isCalculatorOnly(path, true)).toBe(false),
  );
});

describe('the script of the head', () => {
  const runAt = (path: string) => {
    window.history.replaceState(null, '', path);
    window.eval(CALCULATOR_ONLY_SCRIPT);
    return 'standsAlone' in document.documentElement.dataset;
  };

  afterEach(() => {
    sessionStorage.clear();
    delete document.documentElement.dataset.standsAlone;
  });

  it('marks a step of a visit that is for the calculator alone', () => {
    sessionStorage.setItem('calculatorOnly', 'on');
    expect(runAt('/calculadora/paso-2')).toBe(true);
  });

  it.each(['/', '/calculadora', '/faqs/general-questions'])('leaves %s as it is', (path) => {
    sessionStorage.setItem('calculatorOnly', 'on');
    expect(runAt(path)).toBe(false);
  });

  it('leaves every other visit as it is', () => expect(runAt('/calculadora/paso-2')).toBe(false));
});
