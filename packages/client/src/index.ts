export { type ApiClient, asTold, createClient, type Schema } from './client.js';
export { createIdempotencyKeys, newIdempotencyKey } from './idempotency-keys.js';
export { ApiProblem, readProblem } from './problem.js';
export { createSession, type Session, type SessionSnapshot, type SignedIn, withSession } from './session.js';
export { fetchTransport, type Transport, withXsrf } from './transport.js';
export { transportWithProgress } from './upload.js';
