import { APPEARANCE_KEY } from '../../constants/storage-keys.js';
import { localStore } from '../../lib/browser-storage.js';
import { storedChanges } from '../../lib/stored-changes.js';

/** How the account looks: as the device does, or always light or dark. */
export const APPEARANCES = ['device', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const changes = storedChanges('flota:appearance');

export function storedAppearance(): Appearance {
  const stored = localStore.getItem(APPEARANCE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'device') localStore.removeItem(APPEARANCE_KEY);
  else localStore.setItem(APPEARANCE_KEY, appearance);
  changes.tell();
}

/** `<html data-appearance>` tells the style sheet, which asks the device where there is none. */
export function showAppearance(): void {
  const appearance = storedAppearance();
  if (appearance === 'device') delete document.documentElement.dataset.appearance;
  else document.documentElement.dataset.appearance = appearance;
}

export const onAppearanceChange = changes.listen;

/** The same as `showAppearance`, in the head: a page whose HTML is everybody's is painted in the chosen colours at once. */
export const APPEARANCE_SCRIPT = `try{
const appearance=localStorage.getItem('${APPEARANCE_KEY}');
if(/^(light|dark)$/.test(appearance))document.documentElement.dataset.appearance=appearance
}catch(e){}`;
