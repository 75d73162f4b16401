import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  /** A selector: only what is inside. */
  within?: string;
  /** Only by these rules. */
  rules?: string[];
}

/**
 * What axe finds, each with the rule and the first element, once what moves has arrived: a dialog that fades in has pale
 * letters. It is put into a document once, and tells only what is wrong: carrying off all that is right takes several
 * times as long as looking.
 */
export async function violations(page: Page, { within, rules }: Looked = {}): Promise<string[]> {
  for (const frame of page.frames()) if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(SOURCE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const ends = ({ playState, timeline, effect }: Animation) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
      const moving = () => document.getAnimations().filter(ends);
      const ended = (moves: Animation[]) => Promise.allSettled(moves.map((move) => move.finished));
      const tooLong = new Promise((resolve) => setTimeout(resolve, 2_000));
      for (let moves = moving(); moves.length > 0; moves = moving()) {
        if ((await Promise.race([ended(moves), tooLong])) === undefined) break;
      }
      const { axe } = window as unknown as { axe: { run(where: unknown, how: RunOptions): Promise<AxeResults> } };
      const found = await axe.run(part ? { include: [part] } : document, how);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [within, options] as const,
  );
}

export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violations(page, { within })).toEqual([]);
}

/** At rest axe finds nothing on it, and it is no wider than the window. */
export async function expectSound(page: Page, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** What axe finds in the light theme, and in the dark one what that changes: the colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const dark = await violations(page, { rules: ['color-contrast', 'link-in-text-block'] });
  return [...light.map((found) => `light, ${found}`), ...dark.map((found) => `dark, ${found}`)];
}
