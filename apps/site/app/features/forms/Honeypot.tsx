import type { ComponentProps } from 'react';

/** A box no person sees or reaches; programs fill in everything. */
export function Honeypot(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute -left-[9999px]">
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </div>
  );
}
