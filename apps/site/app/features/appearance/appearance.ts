import { APPEARANCE_KEY } from '../../constants/storage-keys.js';
import { localStore } from '../../lib/browser-storage.js';

/** How the account looks: as the device does, or always light or dark. */
export const APPEARANCES = ['device', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The event that tells this page's own components; other tabs hear the browser's `storage`. */
const CHANGED = 'flota:appearance';

export function storedAppearance(): Appearance {
  const stored = localStore.getItem(APPEARANCE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'device') localStore.removeItem(APPEARANCE_KEY);
  else localStore.setItem(APPEARANCE_KEY, appearance);
  window.dispatchEvent(new Event(CHANGED));
}

/** `<html data-appearance>` tells the style sheet, which asks the device where there is none. */
export function showAppearance(): void {
  const appearance = storedAppearance();
  if (appearance === 'device') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = appearance;
}

export function onAppearanceChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same as `showAppearance`, in the head: a page whose HTML is everybody's is painted in the chosen colours at once. */
export const APPEARANCE_SCRIPT = `try{
const appearance=localStorage.getItem('${APPEARANCE_KEY}');
if(/^(light|dark)$/.test(appearance))document.documentElement.dataset.appearance=appearance
}catch(e){}`;
