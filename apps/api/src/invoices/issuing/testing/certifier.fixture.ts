import { randomUUID } from 'node:crypto';
import type { CancelledDocument, CertifierError, CfdiStanding, OpenCertifier } from '../certifier.js';
import { asStamped } from './stamped.fixture.js';

/** A certifier in memory: what it stamped it knows by its id, and it fails as it is told. */
export class FakeCertifier implements OpenCertifier {
  readonly isProduction = false;
  /** By id, in the order in which they were stamped. */
  readonly stamped = new Map<string, { sent: string; answer: string }>();
  readonly cancelled: CancelledDocument[] = [];
  standing: CfdiStanding = 'cancelled';
  /** Before anything is done. */
  fails: CertifierError | null = null;
  /** After it was done: the answer is lost on the way. */
  loses: CertifierError | null = null;

  stamp({ id, xml }: { id: string; xml: string }): Promise<string> {
    if (this.fails) return Promise.reject(this.fails);
    const known = this.stamped.get(id);
    if (known && known.sent !== xml) return Promise.reject(new Error('Another document by the same id'));
    const answer = known?.answer ?? asStamped(xml, randomUUID());
    this.stamped.set(id, { sent: xml, answer });
    return this.loses ? Promise.reject(this.loses) : Promise.resolve(answer);
  }

  cancel(document: CancelledDocument): Promise<string> {
    if (this.fails) return Promise.reject(this.fails);
    this.cancelled.push(document);
    return this.loses ? Promise.reject(this.loses) : Promise.resolve('<Acuse/>');
  }

  standingOf(): Promise<CfdiStanding> {
    return this.fails ? Promise.reject(this.fails) : Promise.resolve(this.standing);
  }
}
