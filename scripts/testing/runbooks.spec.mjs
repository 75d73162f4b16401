import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../lib/paths.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const runbooks = globSync('docs/runbooks/*.md', { cwd: root });

/** What is between ```bash and ```, as one would paste it. */
const blocks = runbooks.flatMap((file) =>
  [...read(file).matchAll(/^( *)```bash\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', text = '']) => ({
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
);

describe('commands of the runbooks', () => {
  it('are many', () => {
    expect(blocks.length).toBeGreaterThan(25);
  });

  it.each(blocks)('a shell understands those of $file: $text', ({ text }) => {
    expect(() => execFileSync('bash', ['-n'], { input: text, stdio: ['pipe', 'ignore', 'pipe'] })).not.toThrow();
  });

  it.each(blocks)('name files that are there, in $file', ({ text }) => {
    const named = [...text.matchAll(/(?:^|\s)((?:infra|scripts|docs|apps)\/[\w./-]+)/gm)].map(([, path = '']) => path);
    expect(named.filter((path) => !existsSync(join(root, path)) && !path.includes('/build/'))).toEqual([]);
  });

  it.each(blocks)('ask npm for what it has, in $file', ({ text }) => {
    const { scripts } = JSON.parse(read('package.json'));
    const asked = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each(runbooks)('%s', (file) => {
  it('leads only to what is there', () => {
    const targets = [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
    expect(targets.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([]);
  });
});

describe('.env.example', () => {
  const text = read('.env.example');
  const everySetting = text.replaceAll(/^#([A-Z_0-9]+=)/gm, '$1');

  it.each([
    ['as it is', text],
    ['with every setting in it', everySetting],
  ])('is read by a shell as Node reads it, %s', (_, content) => {
    const names = Object.keys(parseEnv(content));
    expect(names.length).toBeGreaterThan(5);
    const script = `set -aeu\n${content}\nprintf '%s\\0' ${names.map((name) => `"$${name}"`).join(' ')}`;
    const told = execFileSync('sh', ['-s'], { input: script, env: { PATH: '/usr/bin:/bin' } })
      .toString()
      .split('\0');
    expect(Object.fromEntries(names.map((name, at) => [name, told[at]]))).toEqual({ ...parseEnv(content) });
  });

  it('says first what production needs, the proxy among it', () => {
    const first = text.slice(0, text.indexOf('# ---- Operation'));
    for (const name of ['APP_URL', 'APP_SECRET', 'FIELD_KEYS', 'SMTP_URL', 'MAIL_FROM']) {
      expect(first).toMatch(new RegExp(`^${name}=`, 'm'));
    }
    expect(first).toMatch(/^TRUST_PROXY=1$/m);
    expect(read('docker-compose.yml')).toContain('TRUST_PROXY: ${TRUST_PROXY:-1}');
  });
});

describe('units of systemd', () => {
  it.each(globSync('infra/systemd/*.service', { cwd: root }))('%s starts what is there', (file) => {
    const [, command = ''] = /^ExecStart=(\S+ ?\S*)/m.exec(read(file)) ?? [];
    const script = command.split(' ').find((word) => word.includes('infra/') || word.includes('apps/')) ?? '';
    const path = script.replace('/srv/flota/', '');
    expect(path.startsWith('apps/api/build/') || existsSync(join(root, path))).toBe(true);
  });

  it.each(['api', 'worker'])('run %s by the Node that came with the packages', (name) => {
    const [, node = ''] = /^ExecStart=\/srv\/flota\/(\S+) /m.exec(read(`infra/systemd/flota-${name}.service`)) ?? [];
    expect(execFileSync(join(root, node), ['--version']).toString().trim()).toBe(
      `v${JSON.parse(read('package.json')).devDependencies.node}`,
    );
  });

  it('wait longer than the product takes to leave', () => {
    for (const name of ['api', 'worker'])
      expect(read(`infra/systemd/flota-${name}.service`)).toContain('TimeoutStopSec=60');
  });
});
