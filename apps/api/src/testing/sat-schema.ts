import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const schema = fileURLToPath(new URL('sat-xsd/cfd/cfdi-with-payments.xsd', import.meta.url));

let validator: XsdValidator | undefined;

/** What SAT's own schemas (CFDI 4.0, payments 2.0) say is wrong with a CFDI; nothing of one that is as it should be. */
export function validateCfdi(xml: string): string[] {
  validator ??= readSchema();
  // A certificate has a number once there is one.
  const document = XmlDocument.fromString(xml.replace('NoCertificado=""', 'NoCertificado="30001000000500003416"'));
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message);
  } finally {
    document.dispose();
  }
}

function readSchema(): XsdValidator {
  xmlRegisterFsInputProviders();
  const document = XmlDocument.fromBuffer(readFileSync(schema), { url: schema });
  try {
    return XsdValidator.fromDoc(document);
  } finally {
    document.dispose();
  }
}
