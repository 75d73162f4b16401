import type { Page } from '@playwright/test';

/**
 * What can't be read of the open dialog, or else of the page's main part: amounts and contracts' numbers that break or are
 * cut, and text that leaves its box, where it lies on something else.
 */
export const illegible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WHOLE = /\$[\d,]+\.\d\d|\b[A-Z]{2}-\d{4}-\d{6}\b/g;
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, option, title');
    const rectsOf = (node: Node, from: number, to: number): DOMRect[] => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const ancestors = function* (element: Element) {
      for (let box: Element | null = element; box && box !== root.parentElement; box = box.parentElement) yield box;
    };

    const wholeness = (node: Text, element: Element): string[] =>
      [...node.data.matchAll(WHOLE)].flatMap(({ 0: text, index }) => {
        const rects = rectsOf(node, index, index + text.length);
        const first = rects[0];
        if (rects.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 2)) return [`${text} breaks`];
        for (const box of ancestors(element)) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          const { bottom, right } = box.getBoundingClientRect();
          // What scrolls up and down may be further down.
          const isCut = box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === 'hidden';
          if (rects.some((rect) => rect.right > right + 1 || (isCut && rect.top > bottom - 1)))
            return [`${text} is cut`];
        }
        return [];
      });

    const spill = (node: Text, element: Element): string[] => {
      const block = [...ancestors(element)].find((box) => getComputedStyle(box).display !== 'inline');
      if (!block || block.closest('svg')) return [];
      const style = getComputedStyle(block);
      const box = block.getBoundingClientRect();
      const leaves = rectsOf(node, 0, node.length).some(
        ({ bottom, height, left, right, top }) =>
          (style.overflowX === 'visible' && (right > box.right + 1 || left < box.left - 1)) ||
          (style.overflowY === 'visible' && (bottom > box.bottom + height * 0.6 || top < box.top - height * 0.6)),
      );
      return leaves ? [`«${node.data.trim().slice(0, 30)}» leaves its box`] : [];
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const element = node.parentElement;
      if (!element || node.data.trim() === '' || !isSeen(element)) continue;
      found.push(...wholeness(node, element), ...spill(node, element));
    }
    const { clientWidth, scrollWidth } = root;
    if (scrollWidth > clientWidth + 1) found.push(`${root.tagName} is ${scrollWidth - clientWidth} px too wide`);
    return [...new Set(found)];
  });
