import type { z } from 'zod';
import {
  type AskedDocument,
  type CancelledDocument,
  CertifierError,
  type CfdiStanding,
  type OpenCertifier,
} from '../../invoices/index.js';
import type { Connection } from '../connectors/connectors.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { OutboundRequest } from '../gateway/outbound-request.js';
import { SOAP_ACTION, standingAnswerSchema, standingQuestion } from './sat-standing.js';
import { satAddressOf, type stampingConnector } from './stamping.connector.js';
import { cancelAnswerSchema, stampAnswerSchema } from './sw-answers.js';
import { failureOf, refusalOf } from './sw-failure.js';

/** A refusal of SW's is 400 with its reason. */
const REFUSED = 400;

/** SAT took it (201), or had cancelled it before (202). */
const CANCELLED = ['201', '202'];

type StampingConnection = Connection<(typeof stampingConnector)['fields']>;

/**
 * SW sapien's REST services. Stamping is by its "Emisión timbrado V4": the PAC seals with the certificate that the lender
 * uploaded there, and `customid` makes the same document the same for 72 hours.
 */
export class SwCertifier implements OpenCertifier {
  readonly isProduction: boolean;

  constructor(private readonly connection: StampingConnection) {
    this.isProduction = connection.settings.environment === 'production';
  }

  async stamp({ id, xml }: { id: string; xml: string }): Promise<string> {
    const form = new FormData();
    form.set('xml', new Blob([xml], { type: 'text/xml' }), 'cfdi.xml');
    const encoded = new Response(form);
    const body = new Uint8Array(await encoded.arrayBuffer());
    const answer = await this.ask({
      operation: 'Timbrar un comprobante',
      method: 'POST',
      path: '/v4/cfdi33/issue/v4',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', customid: id },
      body,
      accept: [REFUSED],
      // By its id the same document is stamped once.
      repeatable: true,
      schema: stampAnswerSchema,
    });
    // What was stamped before by this id comes with the refusal to stamp it again.
    if (answer.status === 'success') return answer.data.cfdi;
    if (answer.data) return answer.data.cfdi;
    throw refusalOf(answer);
  }

  async cancel({ issuerRfc, motive, replacementUuid, uuid }: CancelledDocument): Promise<string> {
    const parts = [issuerRfc, uuid, motive, ...(replacementUuid ? [replacementUuid] : [])];
    const answer = await this.ask({
      operation: 'Cancelar un comprobante',
      method: 'POST',
      path: `/cfdi33/cancel/${parts.map(encodeURIComponent).join('/')}`,
      accept: [REFUSED],
      repeatable: true,
      schema: cancelAnswerSchema,
    });
    if (answer.status === 'error') throw refusalOf(answer);
    const said = Object.entries(answer.data.uuid).find(([each]) => each.toLowerCase() === uuid.toLowerCase())?.[1];
    if (said !== undefined && CANCELLED.includes(said)) return answer.data.acuse;
    throw new CertifierError(
      'refused',
      `El SAT no aceptó la solicitud de cancelación (${said ?? 'sin código'}).`,
      said,
    );
  }

  async standingOf(document: AskedDocument): Promise<CfdiStanding> {
    const url = satAddressOf(this.connection.settings);
    if (!url) return 'unknown';
    return this.ask({
      operation: 'Consultar un comprobante en el SAT',
      method: 'POST',
      url,
      headers: { 'content-type': 'text/xml;charset=utf-8', soapaction: SOAP_ACTION },
      body: standingQuestion(document),
      as: 'text',
      repeatable: true,
      schema: standingAnswerSchema,
    });
  }

  /** @throws CertifierError */
  private async ask<Schema extends z.ZodType>(request: OutboundRequest<Schema>): Promise<z.output<Schema>> {
    try {
      return await this.connection.http.request(request);
    } catch (error) {
      throw error instanceof OutboundError ? failureOf(error) : error;
    }
  }
}
