/**
 * In which words the product speaks: texts of `@flota/texts` say what this process was told last. Whoever writes something asks
 * for it before; the feature that keeps the lender's words provides it.
 */
export abstract class LenderWords {
  /**
   * From here on this process speaks in the lender's words of now, or in those that it read no longer ago.
   *
   * @param maxAgeMs a run of a thousand papers needs not ask a thousand times
   */
  abstract speak(maxAgeMs?: number): Promise<void>;
}
