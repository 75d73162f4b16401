import { expect, type Locator } from '@playwright/test';

/** The first part of what is shown there that looks like this, e.g. a folio, as soon as it is shown. */
export async function shownText(where: Locator, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => (found = pattern.exec(await where.innerText())?.[0]);
  await expect.poll(look, { message: `${pattern} is shown` }).toBeDefined();
  return found ?? '';
}
