import { type Context, createContext } from 'react';

const contexts = new Map<string, Context<unknown>>();

/**
 * A context that stays the same one when its module is put anew, as while developing: else those who read it would look
 * past those who give it, and the page with all that was typed into it would be lost.
 */
export function keptContext<T>(name: string): Context<T | null> {
  const context = contexts.get(name) ?? createContext<unknown>(null);
  contexts.set(name, context);
  return context as Context<T | null>;
}
