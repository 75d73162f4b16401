/** Takes the visitor to what has to be mended, once it is on the page: an element, or the first control within it. */
export function focusError(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const control = element?.querySelector<HTMLElement>('input, button') ?? element;
    control?.focus({ preventScroll: true });
    // Clear of the header above and of the bar below.
    element?.scrollIntoView({ block: 'center' });
  });
}

/** Takes the visitor to the first box whose content is not understood; what was typed there must not be passed over. */
export function focusRefusedBox(form: HTMLElement | null): boolean {
  const box = form?.querySelector<HTMLElement>('input[aria-invalid="true"][type="text"], select[aria-invalid="true"]');
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'center' });
  return Boolean(box);
}
