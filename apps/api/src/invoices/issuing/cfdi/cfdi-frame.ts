/** Who issues: as SAT knows them. */
export interface CfdiIssuer {
  rfc: string;
  name: string;
  /** c_RegimenFiscal. */
  regime: string;
  /** Where it is issued. */
  postalCode: string;
}

/** To whom: as their tax certificate has it. */
export interface CfdiReceiver extends CfdiIssuer {
  /** c_UsoCFDI. */
  use: string;
}

/** Another document of ours that one names. */
export interface NamedCfdi {
  uuid: string;
  series: string;
  folio: string;
}

/** What a document has around its content. */
export interface CfdiFrame {
  series: string;
  folio: string;
  /** By the clocks of the place of issue, `YYYY-MM-DDTHH:MM:SS`. */
  issuedAt: string;
  issuer: CfdiIssuer;
  receiver: CfdiReceiver;
  /** Number of the contract: by it the invoice finds its place, and its reader too. */
  reference: string;
  /** What it takes the place of. */
  replaces: NamedCfdi | null;
  /** By the movement that each charges. */
  invoices: ReadonlyMap<string, NamedCfdi>;
  /** c_ClaveProdServ of each part of a charge. */
  productKeys: Record<'financing' | 'lease', string>;
}

/** @throws Error where the document that it names was not stamped yet: that comes first */
export function named(invoices: CfdiFrame['invoices'], chargeId: string): NamedCfdi {
  const found = invoices.get(chargeId);
  if (!found) throw new Error(`No stamped invoice of the movement ${chargeId}`);
  return found;
}
