import vm from 'node:vm';

/**
 * Before the tests of a project: says in one line how they are run when they were begun without what they need, instead
 * of failing every one of them.
 * @param {object} _settings of all projects
 * @param {{ displayName?: { name: string } }} project
 */
export default function checkSurroundings(_settings, { displayName }) {
  const needsDatabase = displayName?.name === 'integration' && !process.env.TEST_DATABASE_URL;
  if (vm.SourceTextModule && !needsDatabase) return;
  const stage = displayName?.name === 'integration' ? 'integration' : 'unit';
  process.stderr.write(`These tests are run by: npm test -- ${stage} [path or name] [--watch]\n`);
  process.exit(1);
}
