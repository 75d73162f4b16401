/*
 * `@jest/globals` of suites in a bare process. What suites share imports it once, but each suite has globals of its
 * own: these hand on to those of the suite that runs.
 */
/** @type {Record<string, any>} */
let current = {};

export const setGlobals = (/** @type {Record<string, any>} */ globals) => {
  current = globals;
};

/** @param {string} name @returns {any} */
const ofSuite = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, self, words) => Reflect.apply(current[name], self, words),
    get: (_target, key) => current[name][key],
    has: (_target, key) => key in current[name],
  });

export const afterAll = ofSuite('afterAll');
export const afterEach = ofSuite('afterEach');
export const beforeAll = ofSuite('beforeAll');
export const beforeEach = ofSuite('beforeEach');
export const describe = ofSuite('describe');
export const expect = ofSuite('expect');
export const it = ofSuite('it');
export const jest = ofSuite('jest');
export const test = ofSuite('test');
