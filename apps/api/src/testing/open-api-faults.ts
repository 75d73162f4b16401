import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What a linter finds wrong with a description of ours. */
export async function faultsOf(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      // The server is told by APP_URL.
      'no-server-example.com': 'off',
      // A redirect is an answer, too.
      'operation-2xx-response': 'off',
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'api.json', config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}: ${message}`);
}
