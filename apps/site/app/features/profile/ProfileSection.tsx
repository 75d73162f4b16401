import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the profile; its id is the address's, after `#`. */
export function ProfileSection({ id, title, text, children }: ProfileSectionProps) {
  return (
    <section aria-labelledby={`${id}-titulo`} id={id} className="border-t border-line py-9 first:border-0 first:pt-0">
      <h2 id={`${id}-titulo`} className="heading-card">
        {title}
      </h2>
      {text && <p className="measure mt-2 text-muted">{text}</p>}
      <div className="mt-6 max-w-2xl">{children}</div>
    </section>
  );
}
