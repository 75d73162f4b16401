import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../lib/paths.mjs';
import { STAGES } from './stages.mjs';

describe('the workflow', () => {
  it('runs every stage, each on one machine', () => {
    const [, list = ''] =
      /^ +stages:\n((?: +- .+\n)+)/m.exec(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')) ?? [];
    const stages = list.match(/[a-z][a-z0-9-]*/g) ?? [];
    expect(stages.toSorted()).toEqual(Object.keys(STAGES).toSorted());
  });
});
