import { spelled } from '@flota/schemas';

/** Whether every word that was typed begins one of the name's. */
export function matches(name: string, typed: string): boolean {
  const words = spelled(name).split(/[^\p{L}\p{N}]+/u);
  return spelled(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Whether the name is just what was typed, but for accents and capitals. */
export const isWhole = (name: string, typed: string): boolean => spelled(name) === spelled(typed.trim());
