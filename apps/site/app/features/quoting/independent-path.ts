/*
 * Apart from the links that begin the calculator: every page asks this, and those bring the schemas of quotes.
 */

/** The address that shows the calculator alone. */
const INDEPENDENT_PATH = /^\/calculadora\/independiente(\/|$)/;

export const isIndependentPath = (pathname: string): boolean => INDEPENDENT_PATH.test(pathname);
