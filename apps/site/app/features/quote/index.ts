export type { QuotedState } from './quoted-state.js';
