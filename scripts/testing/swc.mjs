/** How tests compile TypeScript: with the types that Nest reads from the decorators. @type {import('@swc/core').Options} */
export const SWC = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};
