import type { ConnectorCall } from '@flota/prisma';
import { type AdminConnectorCall, callOutcomeSchema, type ConnectorField, type ConnectorState } from '@flota/schemas';
import { explainFailure } from '../gateway/explain-failure.js';
import type { OutboundReason } from '../gateway/outbound-error.js';
import type { SettingField, SettingFields } from './fields.js';

export function presentCall(call: ConnectorCall): AdminConnectorCall {
  const outcome = callOutcomeSchema.parse(call.outcome);
  const { id, connector, operation, status, ms, attempts, aboutKind, aboutId, at } = call;
  // Written by us, from the same list.
  const reason = call.reason as OutboundReason | null;
  return {
    ...{ id, connector, operation, outcome, status, ms, attempts },
    explanation: outcome === 'ok' ? null : explainFailure({ kind: outcome, reason, status }),
    about: aboutKind !== null && aboutId !== null ? { kind: aboutKind, id: aboutId } : null,
    at: at.toISOString(),
  };
}

/** Whether one has to be written while it is asked for. */
const isRequired = ({ schema }: SettingField): boolean => !schema.safeParse(null).success;

export const presentFields = (fields: SettingFields): ConnectorField[] =>
  Object.entries(fields).map(([name, field]) => ({
    name,
    kind: field.kind,
    label: field.label,
    hint: field.hint ?? null,
    secret: field.secret === true,
    required: isRequired(field),
    options: Object.entries(field.names ?? {}).map(([value, text]) => ({ value, name: text })),
    when: field.when ? { field: field.when.field, is: [...field.when.is] } : null,
  }));

interface Standing {
  isOn: boolean;
  isComplete: boolean;
  /** Of the settings. */
  updatedAt: Date | null;
  lastCall: Pick<ConnectorCall, 'outcome' | 'at'> | null;
}

/** What came before the settings were last changed says nothing of them. */
export function stateOf({ isOn, isComplete, updatedAt, lastCall }: Standing): ConnectorState {
  if (!isOn) return 'off';
  if (!isComplete) return 'incomplete';
  if (!lastCall || (updatedAt && lastCall.at < updatedAt)) return 'untried';
  return lastCall.outcome === 'ok' ? 'working' : 'failing';
}
