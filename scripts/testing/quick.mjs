import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createImportGraph, sourceFiles } from '../lib/imports.mjs';
import { root } from '../lib/paths.mjs';
import { mustRun, run } from '../lib/run.mjs';
import { say } from '../lib/report.mjs';

const LINTED = /\.(?:ts|tsx|js|mjs)$/;
const UNIT = /\.spec\.(?:ts|tsx|mjs)$/;
const INTEGRATION = /\.int-spec\.ts$/;
/** These run what is compiled, in a stage of their own. */
const COMMANDS = /\/as-process\//;

/**
 * What is worth asking about the changes since the branch left main, committed or not: by stage, the files to ask about.
 * @returns {Promise<Record<string, string[]>>}
 */
export async function quickPlan() {
  const changed = await changedFiles();
  if (changed.length === 0) {
    say('Nothing changed.');
    return {};
  }
  say(`${changed.length} files changed.`);
  const code = changed.filter((file) => LINTED.test(file));
  const suites = suitesOf(changed.map(featureOf));
  const plan = {
    format: changed,
    lint: code,
    unit: unitTestsOf(code),
    integration: suites.filter((suite) => !COMMANDS.test(suite)),
    commands: suites.filter((suite) => COMMANDS.test(suite)),
  };
  const asked = Object.entries(plan).filter(([, files]) => files.length > 0);
  return Object.fromEntries([...asked, ...(code.length > 0 ? [['types', []]] : [])]);
}

/** @returns {Promise<string[]>} those that are still there, from the root */
async function changedFiles() {
  const base = await whereTheBranchBegan();
  const lists = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set(lists.join('\n').split('\n').filter(Boolean))].filter((file) => existsSync(join(root, file)));
}

async function whereTheBranchBegan() {
  for (const main of ['origin/main', 'main']) {
    const { code, stdout } = await run('git', ['merge-base', 'HEAD', main]);
    if (code === 0) return stdout.trim();
  }
  return 'HEAD';
}

/** @param {string[]} words */
const git = (...words) => mustRun('git', 'git', words);

/**
 * The unit tests that reach one of the files, through whatever package.
 * @param {string[]} files
 */
function unitTestsOf(files) {
  const graph = createImportGraph();
  const tests = sourceFiles(UNIT);
  return tests.filter((test) => {
    const reached = graph.reach(test);
    return files.some((file) => reached.has(file));
  });
}

/**
 * A room of the platform, a feature, or the data: what is tested as one.
 * @param {string} file
 */
const featureOf = (file) =>
  /^(?:apps\/api\/src\/platform\/[^/]+|apps\/api\/src\/[^/]+|prisma)(?=\/)/.exec(file)?.[0] ?? file;

/** @param {string[]} folders or suites */
function suitesOf(folders) {
  const suites = sourceFiles(INTEGRATION);
  return suites.filter((suite) => folders.some((folder) => suite === folder || suite.startsWith(`${folder}/`)));
}
