import type { ConnectorTest } from '@flota/schemas';
import { explainFailure } from '../gateway/explain-failure.js';
import { OutboundError } from '../gateway/outbound-error.js';
import type { Connection } from './connectors.js';
import { type AnyConnector, ConnectorTestError } from './define-connector.js';

/** Runs a connector's own test, and says in Spanish what is wrong and what to do. */
export async function tryConnector(
  connector: AnyConnector,
  { settings, http }: Connection,
  tell: (error: unknown) => void,
): Promise<ConnectorTest> {
  const started = performance.now();
  const result = (ok: boolean, message: string) => ({ ok, message, ms: Math.round(performance.now() - started) });
  try {
    return result(true, await connector.test({ settings, http }));
  } catch (error) {
    if (error instanceof ConnectorTestError) return result(false, error.message);
    if (error instanceof OutboundError) {
      const { kind, reason = null, status = null } = error;
      return result(false, explainFailure({ kind, reason, status }));
    }
    tell(error);
    return result(false, 'La prueba se detuvo por una falla nuestra. Avise a quien administra la instalación.');
  }
}
