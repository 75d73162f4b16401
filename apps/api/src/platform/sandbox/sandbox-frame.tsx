import type { ReactNode } from 'react';
import { SANDBOX_STYLES } from './sandbox-styles.js';

interface SandboxFrameProps {
  companyName: string;
  /** Whose page it would be, and that nothing here is meant. */
  kind: string;
  title: string;
  children: ReactNode;
}

/** What the hosted pages of every sandbox have around what they ask. */
export function SandboxFrame({ children, companyName, kind, title }: SandboxFrameProps) {
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: SANDBOX_STYLES }} />
      </head>
      <body>
        <header>
          <div>
            <p className="name">{companyName}</p>
            <p className="kind">{kind}</p>
            <p className="road" aria-hidden="true" />
          </div>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
