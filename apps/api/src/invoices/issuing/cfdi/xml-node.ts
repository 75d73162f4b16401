/** A part of an XML's tree: attributes by `@name`, elements by their name. */
export type XmlNode = Record<string, unknown>;

/** c_Impuesto of VAT. */
export const VAT = '002';
