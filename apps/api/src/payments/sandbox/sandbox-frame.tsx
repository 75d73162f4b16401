import type { ReactNode } from 'react';
import { SANDBOX_STYLES } from '../../platform/html/sandbox-styles.js';
import { TEST_CARDS } from './test-cards.js';

/** What the hosted pages of the sandbox have around what they ask. */
export function SandboxFrame(page: { companyName: string; title: string; children: ReactNode }) {
  return (
    <html lang="es-MX">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{page.title}</title>
        <style dangerouslySetInnerHTML={{ __html: SANDBOX_STYLES }} />
      </head>
      <body>
        <header>
          <div>
            <p className="name">{page.companyName}</p>
            <p className="kind">Procesador de pagos de prueba</p>
            <p className="road" aria-hidden="true" />
          </div>
        </header>
        <main>{page.children}</main>
      </body>
    </html>
  );
}

/** In place of a field to type into: nobody can enter a real card. */
export const TestCards = () => (
  <fieldset>
    <legend>Tarjeta</legend>
    {TEST_CARDS.map(({ number, outcome }, index) => (
      <label key={number}>
        <input type="radio" name="card" value={number} defaultChecked={index === 0} />
        <span>
          <span className="number">{number}</span>
          <span className="outcome">{outcome}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

export const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <p className="problem" role="alert">
      {text}
    </p>
  );
