import { expect, type Locator, type Page } from '@playwright/test';

/** Of a page from its start to its end, and once more where the walk begins behind what is looked for. */
const MOST_STOPS = 300;

/** A page in the hands of somebody who has no pointer. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** By Tab alone; where it is then must be seen, with nothing over it. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS && !(await isFocused(target)); stop++) await this.page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    // It may still be on its way there.
    await expect
      .poll(() => target.evaluate(isSeen), `${target.toString()} can be seen where it has the focus`)
      .toBe(true);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** The system's own window takes over from the key that opens it. */
  async attach(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.reach(target);
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Space');
    await (await choosing).setFiles(file);
  }
}

/** What was pressed is gone, and whoever has no pointer goes on from what took its place. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is somewhere').toBe(true);

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Whether a click in its middle, or in its label's where it is drawn by that, would hit it. */
function isSeen(element: Element): boolean {
  const drawn = [element, ...((element as HTMLInputElement).labels ?? [])];
  return drawn.some((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && (drawn.some((part) => part.contains(found)) || found.contains(element));
  });
}
