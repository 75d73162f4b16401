import { dayOfColumn } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Outside, type Routes, startOutside } from '../../testing/outside/outside.js';
import { turnOn } from '../../testing/outside/turn-on.js';
import type { TestApp } from '../../testing/test-app.js';
import { ledgerConnector } from './ledger.connector.js';
import { PullJob } from '../pulls/pull.job.js';

export interface ToldMovement {
  id: string;
  flotaId?: string;
  kind: string;
  amount: string;
  receivedOn: string;
  reference: string;
  state?: 'posted' | 'reversed';
  reason?: string;
}

export interface Told {
  id: string;
  number: string;
  asOf: string;
  state: string;
  balance: string;
  holder: Record<string, string> | string;
  instalments: { number: number; dueOn: string; total: string }[];
  movements: ToldMovement[];
  agreement?: object;
}

const RECEIPTS = ['payment', 'prepayment', 'payoff', 'purchase_option'] as const;
export const SECRET = 'a secret of ours and the ledger';

/** A contract as a ledger would tell it that agrees with ours to the cent. */
export async function toldOf({ app, prisma }: TestApp, contractId: string): Promise<Told> {
  const { customer, events, instalments, taxProfile, ...contract } = await prisma.contract.findUniqueOrThrow({
    where: { id: contractId },
    include: {
      customer: true,
      taxProfile: true,
      instalments: { where: { kind: { not: 'purchase_option' } }, orderBy: { number: 'asc' } },
      events: { where: { type: { in: [...RECEIPTS] }, reversedBy: { none: {} } }, orderBy: { id: 'asc' } },
    },
  });
  return {
    id: `K-${contract.number}`,
    number: contract.number,
    asOf: todayInMexico(),
    state: contract.state,
    balance: contract.outstandingCapital.toFixed(2),
    holder: {
      name: customer.name,
      legalName: taxProfile.legalName,
      rfc: app.get(FieldEncryption, { strict: false }).decrypt(taxProfile.rfc, 'tax_profile.rfc'),
      email: customer.email,
    },
    instalments: instalments.map(({ number, dueOn, total }) => ({
      number,
      dueOn: dayOfColumn(dueOn),
      total: total.toFixed(2),
    })),
    movements: events.map(({ amount, id, reference, type, valueOn }, index) => ({
      id: `${contract.number}-${index + 1}-${id.slice(-4)}`,
      kind: type,
      amount: amount?.toFixed(2) ?? '0.00',
      receivedOn: dayOfColumn(valueOn),
      reference: reference || 'SPEI',
    })),
  };
}

/** A ledger that tells what a test gives it, in pages of two, and keeps what it is told. */
export class FakeLedger {
  private readonly changes: { position: number; told: object }[] = [];
  private position = 0;
  /** So many answers after the first page are failures. */
  breaks = 0;
  /** Says that there is more, and where it was. */
  standsStill = false;

  private constructor(
    private readonly api: TestApp,
    readonly outside: Outside,
  ) {}

  static async start(api: TestApp): Promise<FakeLedger> {
    const routes: Routes = {};
    const ledger = new FakeLedger(api, await startOutside(routes));
    routes['GET /contracts/changes'] = ({ query }) => {
      const after = Number(query.get('after') ?? '0');
      if (ledger.standsStill) return { json: { data: [], next: '0', more: true } };
      if (after > 0 && ledger.breaks-- > 0) return { status: 503, json: {} };
      const found = ledger.changes.filter(({ position }) => position > after);
      const page = found.slice(0, 2);
      const next = String(page.at(-1)?.position ?? after);
      return { json: { data: page.map(({ told }) => told), next, more: found.length > 2 } };
    };
    routes['PUT /contracts/:number/movements/:id'] = () => ({ json: { id: 'M-1' } });
    return ledger;
  }

  /** From the beginning, and connected by these settings. */
  async connect(settings: object = {}): Promise<void> {
    this.changes.length = 0;
    this.position = 0;
    this.breaks = 0;
    this.standsStill = false;
    this.outside.received.length = 0;
    await this.api.prisma.connectorPull.update({
      where: { id: 'ledger' },
      data: { cursor: null, state: 'pending', attempts: 0, nextAttemptAt: past() },
    });
    await turnOn(this.api, ledgerConnector, { baseUrl: this.outside.url, noticeSecret: SECRET, ...settings });
  }

  /** With nothing remembered of how often it failed. */
  async connectAgain(): Promise<void> {
    await turnOn(this.api, ledgerConnector, { baseUrl: this.outside.url, noticeSecret: SECRET, intake: 'take' });
  }

  turnOff(): Promise<void> {
    return turnOn(this.api, ledgerConnector, null);
  }

  /** Tells these, and has them read. */
  async tell(...told: object[]): Promise<void> {
    this.change(...told);
    await this.read();
  }

  change(...told: object[]): void {
    this.changes.push(...told.map((one) => ({ position: (this.position += 1), told: one })));
  }

  async read(): Promise<void> {
    await this.api.prisma.connectorPull.updateMany({ where: { id: 'ledger' }, data: { nextAttemptAt: past() } });
    await this.api.app.get(PullJob, { strict: false }).process({ id: 'ledger' });
  }

  /** Movements that it was told of, as they came. */
  pushed(): { path: string; key: string | undefined; json: Record<string, unknown> }[] {
    return this.outside.received
      .filter(({ method }) => method === 'PUT')
      .map(({ path, headers, json }) => ({
        path,
        key: headers['idempotency-key'],
        json: json as Record<string, unknown>,
      }));
  }

  close(): Promise<void> {
    return this.outside.close();
  }
}

const past = () => new Date(Date.now() - 1_000);
