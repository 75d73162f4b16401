import { useSyncExternalStore } from 'react';
import { RadioCards } from '../../components/RadioCards.js';
import { type Appearance, APPEARANCES, chooseAppearance, onAppearanceChange, storedAppearance } from './appearance.js';

const LABELS: Record<Appearance, string> = {
  device: 'Como el dispositivo',
  light: 'Clara',
  dark: 'Oscura',
};

const OPTIONS = APPEARANCES.map((value) => ({ value, label: LABELS[value] }));

/** Which colours the account has in this browser. */
export function AppearanceChoice() {
  const chosen = useSyncExternalStore(onAppearanceChange, storedAppearance, () => null);
  return (
    <RadioCards
      legend="Apariencia de su cuenta"
      legendHidden
      name="apariencia"
      columns={3}
      options={OPTIONS}
      value={chosen}
      onChange={(value) => chooseAppearance(value as Appearance)}
    />
  );
}
