/** Why a file is not taken for a CFDI: the text is looked up by the code. */
export type CfdiRefusal =
  | 'CFDI.NOT_XML'
  | 'CFDI.DEFINITIONS'
  | 'CFDI.INVALID'
  | 'CFDI.SUBTOTAL_DIFFERS'
  | 'CFDI.TOTAL_DIFFERS'
  | 'CFDI.PAYMENTS_DIFFER';

/** Not a CFDI 4.0 that a PAC stamped. */
export class CfdiError extends Error {
  override readonly name = 'CfdiError';

  /** @param detail names and figures of the file, which read the same in every language */
  constructor(
    readonly code: CfdiRefusal,
    readonly detail?: string,
  ) {
    super(detail === undefined ? code : `${code}: ${detail}`);
  }
}
