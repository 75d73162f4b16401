import { existsSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { bin } from './paths.mjs';
import { say } from './report.mjs';
import { run } from './run.mjs';
import { aptInstall, findProgram, isExecutable } from './system.mjs';

/** The one that draws no windows comes first: whole, Chromium takes twice as long to open a page. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @returns {Promise<string | undefined>} a Chromium, installed first where that is possible */
export async function findChromium() {
  const { CHROMIUM_PATH: named } = process.env;
  if (named) {
    if (!isExecutable(named)) throw new Failure(`CHROMIUM_PATH (${named}) is not a program.`);
    return named;
  }
  if (!findProgram([HEADLESS])) await aptInstall(HEADLESS);
  const present = findProgram(NAMES) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined);
  return present ?? (await playwrightChromium()) ?? ((await aptInstall('chromium')) ? findProgram(NAMES) : undefined);
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  say('  installing Chromium (playwright install)');
  const { code } = await run(bin('playwright'), ['install', 'chromium']);
  return code === 0 ? chromium.executablePath() : undefined;
}
