export type { Credentials } from './authentication.js';
export type { BatchKind, BatchRows, BatchSummary, RowResult } from './batches.js';
export { Flota, type FlotaOptions, type RecordFilters, type RecordKind, type Records } from './flota.js';
export type { components, paths } from './openapi-types.js';
export { FlotaProblem } from './problem.js';
export { type FlotaEvent, verifyWebhook } from './webhooks.js';
