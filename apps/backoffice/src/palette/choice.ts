import type { ComponentType } from 'react';

/** Something the palette offers: a place to go to, or something to do. */
export interface Choice {
  /** Of all choices it alone. */
  key: string;
  title: string;
  detail?: string;
  /** What kind of thing it is, where the heading above it doesn't tell. */
  kind?: string;
  icon?: ComponentType<{ fontSize?: 'small' }>;
  /** Where it leads, without any personal data. */
  to?: string;
  /** The dialog of that page that is wanted. */
  opens?: string;
  /** What it does where it leads nowhere. */
  run?: () => void;
  /** Of a record, which a newer answer may replace. */
  isFound?: boolean;
}

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}
