import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Connection, Connectors } from '../../integrations/connectors/connectors.js';
import type { Connector } from '../../integrations/connectors/define-connector.js';
import type { SettingFields, SettingsOf } from '../../integrations/connectors/fields.js';
import { OutboundError, type OutboundErrorKind } from '../../integrations/gateway/outbound-error.js';
import { eventually } from '../eventually.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { catchUp } from './catch-up.js';
import { type Example, startExample } from './example.js';
import { type Fault, FAULTS } from './faults.js';
import { type Outside, type Routes, startOutside } from './outside.js';
import { turnOn } from './turn-on.js';

/** What a fault looks like to whoever called. */
const SEEN_AS: Record<Fault, readonly OutboundErrorKind[]> = {
  slow: ['timeout'],
  dripping: ['timeout'],
  failing: ['failing'],
  flapping: ['failing'],
  'wrong-types': ['not-understood'],
  'error-in-200': ['not-understood'],
  truncated: ['not-understood'],
  'redirect-private': ['redirected'],
  endless: ['too-long'],
  'hang-up': ['unreachable'],
};

interface Owed {
  /** Does in the product what owes the system an event, and answers what it will be known by there. */
  owe: (api: TestApp) => Promise<string>;
  /** How often that arrived; more than once is harmless only where the system was told that it is the same. */
  arrived: (outside: Outside, known: string) => number;
}

interface Outages<Fields extends SettingFields, Written> {
  connector: Connector<string, Fields>;
  /** How the system answers while it is well: routes, or its example in `docs/integrations/examples`. */
  answers: Routes | { example: string };
  settings: (url: string) => Written;
  /** Asks the system something through the room's own code; resolves when it is well. */
  call: (connection: Connection<NoInfer<Fields>>, api: TestApp) => Promise<unknown>;
  /** Narrows the faults to what `call` asks, where the system must stay well for the rest, e.g. for tokens. */
  on?: RegExp;
  /** Faults that `call` has a right not to see, as it reads nothing of the answer. */
  unseen?: readonly Fault[];
  /** For a connector that is owed events. */
  owed?: Owed;
}

/** What every connector has to bear: each fault of its system, on the whole product. */
export function describeOutages<Fields extends SettingFields, const Written extends Partial<SettingsOf<Fields>>>(
  name: string,
  outages: Outages<Fields, Written>,
): void {
  const { connector, answers, settings, call, on, unseen = [], owed } = outages;
  let api: TestApp;
  let outside: Outside;
  let example: Example | undefined;

  beforeAll(async () => {
    api = await startTestApp();
    const source = 'example' in answers ? (example = await startExample(String(answers.example))) : answers;
    outside = await startOutside(source);
  });
  afterEach(() => outside.become('up'));
  afterAll(async () => {
    await outside.close();
    await example?.close();
    await api.close();
  });

  /** With nothing remembered of how it was before. */
  const connect = async () => {
    await turnOn(api, connector, settings(outside.url));
    const connection = await api.app.get(Connectors, { strict: false }).of(connector);
    if (!connection) throw new Error(`The settings of ${connector.name} are not complete`);
    return connection;
  };
  const outcome = (asked: Promise<unknown>): Promise<unknown> =>
    asked.then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof OutboundError) return error.kind;
        throw error;
      },
    );
  const lastNoted = () =>
    api.prisma.connectorCall.findFirst({ where: { connector: connector.name }, orderBy: { at: 'desc' } });

  describe(`${name}, whose system`, () => {
    it('is up, is asked and answers', async () => {
      expect(await outcome(call(await connect(), api))).toBe('ok');
      expect(await lastNoted()).toMatchObject({ outcome: 'ok' });
    });

    it.each(FAULTS)('is %s, is told to staff, harms nothing, and answers once it is well', async (fault) => {
      const connection = await connect();
      outside.become(fault, on);
      const seen = await outcome(call(connection, api));
      const allowed = [...SEEN_AS[fault], ...(fault === 'flapping' || unseen.includes(fault) ? ['ok'] : [])];
      expect([fault, allowed]).toEqual([fault, expect.arrayContaining([seen])]);
      expect(await lastNoted()).toMatchObject({ outcome: seen });
      expect(outside.lured()).toBe(0);
      await api.http.get('/health/live').expect(200);
      outside.become('up');
      expect(await outcome(call(connection, api))).toBe('ok');
    });

    it('is off altogether, which is told to staff', async () => {
      const connection = await connect();
      await outside.stop();
      expect(await outcome(call(connection, api))).toBe('unreachable');
      // Lost, where the call may not be repeated and the connection of the one before seemed to be there still.
      const reason = expect.stringMatching(/^connection-(?:refused|lost)$/);
      expect(await lastNoted()).toMatchObject({ outcome: 'unreachable', reason });
      await outside.start();
      expect(await outcome(call(connection, api))).toBe('ok');
    });
  });

  if (owed) {
    describe(`${name}, owed what happened while its system`, () => {
      it.each(['failing', 'hang-up', 'slow', 'error-in-200'] as const)('was %s, gets it', async (fault) => {
        await connect();
        outside.become(fault, on);
        const worker = await api.startWorker();
        const known = await owed.owe(api);
        await eventually(lastNoted, (noted) => noted !== null && noted.outcome !== 'ok');
        outside.become('up');
        outside.received.length = 0;
        await eventually(
          async () => {
            await catchUp(api);
            return owed.arrived(outside, known);
          },
          (times) => times > 0,
        );
        await worker.close();
      });
    });
  }
}
