import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../lib/install.mjs';
import { root } from '../lib/paths.mjs';
import { say } from '../lib/report.mjs';
import { noResult } from './suites.mjs';

/** Licences that let an Apache-2.0 product be given away, changed and sold with the package in it. */
const FREE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'];
const FREE_TOO = ['MIT-0', 'Python-2.0', 'Unlicense', 'Zlib'];
/** They ask something of who changes those files themselves (MPL, EPL, LGPL), or are of data and typefaces (CC-BY, OFL). */
const UNCHANGED = ['CC-BY-4.0', 'EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1'];
const ACCEPTED = new Set([...FREE, ...FREE_TOO, ...UNCHANGED].map((name) => name.toLowerCase()));

/** Packages whose package.json names no licence; the text beside it is MIT. */
const READ_BY_HAND = new Set(['parse-cache-control', 'passport-strategy', 'pause', 'seq-queue']);

/**
 * Whether an SPDX expression lets us use the package: one of those joined by OR, all of those joined by AND.
 * @param {string} expression
 */
export const isAccepted = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((name) => ACCEPTED.has(name.trim().toLowerCase())));

/** @type {import('./suites.mjs').Suite} Every package of the lock file has a licence we can keep to. */
export async function licences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const refused = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license = '' }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), license }))
    .filter(({ name, license }) => (license ? !isAccepted(license) : !READ_BY_HAND.has(name)));
  if (refused.length === 0) return { ...noResult(), passed: 1 };
  const lines = refused.map(({ name, license }) => `${name}: ${license || 'no licence named'}`);
  const failure = `Licences to look at (scripts/testing/packages.mjs):\n${lines.join('\n')}`;
  say(failure);
  return { ...noResult(), failed: 1, failures: [failure] };
}

/**
 * @typedef {{ link?: boolean, dev?: boolean, version?: string, hasInstallScript?: boolean }} Locked
 * @param {Record<string, Locked>} packages of the lock file
 * @param {Record<string, boolean>} decided `allowScripts`: by name, whether its install script may run
 * @returns {string[]} packages with an install script that nobody has decided on
 */
export const undecidedScripts = (packages, decided) =>
  names(packages, ({ hasInstallScript }) => hasInstallScript === true).filter((name) => !(name in decided));

/** Numbered like a prerelease by their makers, always: the engine that belongs to a release of Prisma. */
const NUMBERED_SO = new Set(['@prisma/engines-version', '@prisma/schema-engine-wasm']);

/**
 * @param {Record<string, Locked>} packages of the lock file
 * @returns {string[]} alphas, betas and candidates among what runs in production
 */
export const prereleases = (packages) =>
  names(packages, ({ dev, version }) => !dev && /-/.test(version ?? '')).filter((name) => !NUMBERED_SO.has(name));

/**
 * @param {Record<string, Locked>} packages
 * @param {(entry: Locked) => boolean} chosen
 */
const names = (packages, chosen) => [
  ...new Set(
    Object.entries(packages)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && chosen(entry))
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  ),
];

/** @type {import('./suites.mjs').Suite} No script runs at installation that nobody has looked at, and nothing half-made runs in production. */
export async function suppliers() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const failures = [
    ...undecidedScripts(packages, allowScripts).map((name) => `${name} has an install script: decide in allowScripts`),
    ...prereleases(packages).map((name) => `${name} is a prerelease, and runs in production`),
  ];
  failures.forEach((failure) => say(failure));
  return { ...noResult(), passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}

/** @type {import('./suites.mjs').Suite} The bill of materials can be drawn up: each package has what it asks for. */
export async function billOfMaterials() {
  const { stdout, stderr, code } = await runNpm(['run', '--silent', 'sbom']);
  const { components = [] } = readJson(stdout) ?? {};
  if (code === 0 && components.length > 0) return { ...noResult(), passed: 1 };
  const failure = `npm run sbom fails:\n${stderr}`;
  say(failure);
  return { ...noResult(), failed: 1, failures: [failure] };
}

/** @type {import('./suites.mjs').Suite} Nothing that runs in production has a known grave weakness. */
export async function advisories() {
  const { stdout, code } = await runNpm(['audit', '--json', '--omit=dev', '--audit-level=high']);
  const report = readJson(stdout);
  if (!report?.auditReportVersion) {
    say('- advisories: skipped, the registry answers no audit here');
    return { ...noResult(), skipped: 1 };
  }
  if (code === 0) return { ...noResult(), passed: 1 };
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => /high|critical/.test(severity));
  const failure = `Known weaknesses (npm audit):\n${grave.map(({ name, severity }) => `${name}: ${severity}`).join('\n')}`;
  say(failure);
  return { ...noResult(), failed: 1, failures: [failure] };
}

/** @param {string} text */
function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
