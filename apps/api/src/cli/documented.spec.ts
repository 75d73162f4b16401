import { expect, it } from '@jest/globals';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.js';
import { createProgram } from './program.js';

const PAPERS = ['*.md', 'docs/**/*.md', '.env.example', 'docker-compose.yml', '.github/**/*.yml'];
/** In a block of commands, or between back ticks. */
const MENTION =
  /(?:npm run flota -- |docker compose (?:run|exec)[^\n`]* (?:api|migrate|worker) flota |`flota )([^\n`]*)/g;
/** Where the words of the command end. */
const END = /\s(?:\||<|>|>>|&&|\|\||#)(?:\s|$|[^\s>]*\.)|\s#/;
/** What stands for something else, or for the rest. */
const OPEN = /…|<[^>]*>|\\\|/;

const mentions = PAPERS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.includes('node_modules') && file !== 'CHANGELOG.md')
  .flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return [...text.matchAll(MENTION)].map(([, words = '']) => [file, words.split(END)[0]?.trim() ?? ''] as const);
  });

const examples = everyCommand(program()).flatMap((command) => {
  let help = '';
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return [...help.matchAll(/^ {2}\$ flota (.*)$/gm)].map(
    ([, words = '']) => [command.name(), words.split(END)[0] ?? ''] as const,
  );
});

it('there are examples and mentions to look at', () => {
  expect(mentions.length).toBeGreaterThan(25);
  expect(examples.length).toBeGreaterThan(25);
});

it.each([...mentions, ...examples])('%s shows a command that there is: flota %s', async (_where, words) => {
  await expect(refusal(words)).resolves.toBe('');
});

it.each(['staff lst', 'audit verify --haed x', 'keys rotate now'])('a slip is seen: %s', async (words) => {
  expect(await refusal(words)).not.toBe('');
});

/** What the program says of such words; nothing where it would do them. Only whether it knows the command where they are open. */
async function refusal(words: string): Promise<string> {
  const given = wordsOf(words);
  if (OPEN.test(words) || isGroup(given)) return unknownName(given);
  let said = '';
  const tree = program();
  for (const each of everyCommand(tree)) {
    each.exitOverride().configureOutput({ writeErr: (text) => (said += text), writeOut: () => undefined });
  }
  await tree.parseAsync(given, { from: 'user' }).catch((error: Error & { exitCode?: number }) => {
    if (error.exitCode !== 0 && said === '') said = error.message;
  });
  return said;
}

/** `flota keys` in a sentence. */
function isGroup(given: readonly string[]): boolean {
  const command = find(program(), given);
  return command !== undefined && (command.commands.length > 0 || given.length === depth(command));
}

const unknownName = (given: readonly string[]): string =>
  find(program(), given) ? '' : `no command ${given.join(' ')}`;

/** The command that the words begin with. */
function find(command: CommandUnknownOpts, given: readonly string[]): CommandUnknownOpts | undefined {
  const [name = '', ...rest] = given;
  if (command.commands.length === 0 || name === '' || name.startsWith('-') || OPEN.test(name)) return command;
  const next = command.commands.find((each) => name.split('|').includes(each.name()));
  return next && find(next, rest);
}

const depth = ({ parent }: CommandUnknownOpts): number => (parent ? 1 + depth(parent) : 0);

/** As a shell takes them apart. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

function program(): CommandUnknownOpts {
  return createProgram({
    within: () => Promise.reject(new Error('Nothing is done here')),
    answering: () => async () => undefined,
  });
}

function everyCommand(command: CommandUnknownOpts): CommandUnknownOpts[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}
