import type { PlaceholderValues } from '@flota/schemas';

/** Where what placeholders in texts stand for is asked for: the feature that keeps the lender's data provides it. */
export abstract class TextValues {
  abstract present(): Promise<PlaceholderValues>;
}
