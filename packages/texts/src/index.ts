/** All texts, for whoever lists and checks them: the server. What is shown imports its own place alone. */
export * from './catalogue.js';
export * from './check-wording.js';
export { variableName } from './variable-names.js';
export { setWording, type Wording } from './wording.js';
