import type { z } from 'zod';
import { z as schemas } from 'zod';
import type { DocumentStanding, DocumentToSign, OpenSigningProvider, SentDocument } from '../../signing/index.js';
import { SigningProviderError } from '../../signing/index.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { OutboundRequest } from '../gateway/outbound-request.js';
import { constanciaSchema, documentSchema, type MifielDocument, standingIn } from './mifiel-answers.js';
import { signedHeaders } from './mifiel-auth.js';
import { API_PATH, type MifielFields } from './mifiel.connector.js';

/** A signed copy has the pages of who signed too. */
const MOST_BYTES = 25 * 1024 * 1024;
const GONE = 404;

const pdfSchema = schemas
  .instanceof(Uint8Array)
  .refine((bytes) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-', 'No PDF');

type Method = 'GET' | 'POST' | 'DELETE';
type Asked<Schema extends z.ZodType> = Omit<OutboundRequest<Schema>, 'method' | 'headers' | 'query'> & {
  method?: Method;
  path: string;
  contentType?: string;
};

/** Mifiel's REST API, version 1. It writes to signers itself where they sign. */
export class MifielProvider implements OpenSigningProvider {
  readonly name = 'mifiel';
  readonly title = 'Mifiel';
  readonly isLegal: boolean;

  /** @param callbackOf where it tells that something happened to a request */
  constructor(
    private readonly connection: Connection<MifielFields>,
    private readonly callbackOf: (requestId: string) => string,
  ) {
    this.isLegal = connection.settings.environment === 'production';
  }

  async anchors(): Promise<string> {
    return this.connection.settings.pscCertificate;
  }

  async send(document: DocumentToSign): Promise<SentDocument> {
    // An answer may have been lost: by our id it is known.
    const sent = (await this.find(document.id)) ?? (await this.create(document));
    const places = document.signers.map(({ email, id, rfc }) => {
      const signer =
        sent.signers.find(({ tax_id }) => tax_id?.toUpperCase() === rfc) ??
        sent.signers.find((each) => each.email === email);
      return [id, { reference: signer?.id ?? email, page: null }] as const;
    });
    return { reference: sent.id, signers: Object.fromEntries(places) };
  }

  async standingOf(reference: string): Promise<DocumentStanding> {
    const operation = 'Consultar un documento por firmar';
    return standingIn(await this.ask({ operation, path: documentPath(reference), schema: documentSchema }));
  }

  async signedCopy(reference: string): Promise<Buffer> {
    const bytes = await this.ask({
      operation: 'Descargar un documento firmado',
      path: documentPath(reference, '/file_signed'),
      as: 'bytes',
      mostBytes: MOST_BYTES,
      schema: pdfSchema,
    });
    return Buffer.from(bytes);
  }

  async constancia(sha256: string, id: string): Promise<Buffer> {
    const { hash, nom151 } = await this.ask({
      operation: 'Pedir una constancia NOM-151',
      method: 'POST',
      path: '/psc/nom151',
      json: { hash: sha256, external_id: id },
      schema: constanciaSchema,
      about: { kind: 'signing_request', id },
    });
    if (hash.toLowerCase() !== sha256)
      throw new SigningProviderError(false, 'Mifiel dio la constancia de otro documento.');
    return Buffer.from(nom151, 'base64');
  }

  async remind(reference: string, { email }: { email: string }): Promise<void> {
    await this.ask({
      operation: 'Recordar una firma',
      method: 'POST',
      path: documentPath(reference, '/request_signature'),
      json: { email },
      schema: schemas.unknown(),
    });
  }

  async withdraw(reference: string): Promise<void> {
    await this.ask({
      operation: 'Retirar un documento por firmar',
      method: 'DELETE',
      path: documentPath(reference),
      accept: [GONE],
      as: 'text',
      schema: schemas.unknown(),
    });
  }

  private async find(id: string): Promise<MifielDocument | undefined> {
    const found = await this.ask({
      operation: 'Buscar un documento por firmar',
      path: `/documents?external_id=${encodeURIComponent(id)}`,
      schema: schemas.array(documentSchema),
      about: { kind: 'signing_request', id },
    });
    return found.find(({ external_id }) => external_id === id);
  }

  private async create({ id, pdf, signers, title }: DocumentToSign): Promise<MifielDocument> {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(pdf)], { type: 'application/pdf' }), 'documento.pdf');
    form.set('name', title);
    form.set('external_id', id);
    form.set('callback_url', this.callbackOf(id));
    form.set('sign_callback_url', this.callbackOf(id));
    for (const [index, { email, name, rfc }] of signers.entries()) {
      form.set(`signatories[${index}][name]`, name);
      form.set(`signatories[${index}][email]`, email);
      form.set(`signatories[${index}][tax_id]`, rfc);
    }
    const encoded = new Response(form);
    return this.ask({
      operation: 'Enviar un documento a firma',
      method: 'POST',
      path: '/documents',
      body: new Uint8Array(await encoded.arrayBuffer()),
      contentType: encoded.headers.get('content-type') ?? '',
      schema: documentSchema,
      about: { kind: 'signing_request', id },
    });
  }

  /** @throws SigningProviderError */
  private async ask<Schema extends z.ZodType>({ contentType, ...request }: Asked<Schema>): Promise<z.output<Schema>> {
    const { http, settings } = this.connection;
    const { method = 'GET', path } = request;
    const signed = { method, path: `${API_PATH}${path}`, ...(contentType && { contentType }) };
    try {
      return await http.request({ ...request, method, headers: signedHeaders(settings, signed) });
    } catch (error) {
      throw error instanceof OutboundError ? failureOf(error) : error;
    }
  }
}

const documentPath = (reference: string, rest = ''): string => `/documents/${encodeURIComponent(reference)}${rest}`;

function failureOf(error: OutboundError): SigningProviderError {
  if (error.kind === 'unauthorised') {
    return new SigningProviderError(true, 'Mifiel no aceptó las llaves: revíselas en Integraciones.', { cause: error });
  }
  return error.kind === 'refused'
    ? new SigningProviderError(false, `Mifiel rechazó la solicitud (${error.status ?? 'sin código'}).`, {
        cause: error,
      })
    : new SigningProviderError(true, 'No hubo respuesta de Mifiel que se entienda.', { cause: error });
}
