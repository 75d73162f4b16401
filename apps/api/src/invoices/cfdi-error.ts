import type { FieldCode } from '@flota/schemas';

/** Why a file is not taken for a CFDI: the text is looked up by the code. */
export type CfdiRefusal = Exclude<
  Extract<FieldCode, `CFDI.${string}`>,
  'CFDI.CONTRACT_UNKNOWN' | 'CFDI.FOLIO_TAKEN' | 'CFDI.ISSUED_HERE' | 'CFDI.UUID_DIFFERENT' | 'CFDI.XML_MISSING'
>;

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
