import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../components/Checkbox.js';
import { useSite } from '../../lib/use-site.js';

interface ConsentBoxProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  /** Follows "use mis datos para". */
  purpose: string;
}

export function ConsentBox({ purpose, ...checkbox }: ConsentBoxProps) {
  const { companyName } = useSite();
  return (
    <Checkbox
      {...checkbox}
      label={
        <>
          Acepto que {companyName} use mis datos para {purpose}, como explica el{' '}
          <Link to="/legales/aviso-de-privacidad" target="_blank" className="link">
            aviso de privacidad
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </Link>
          .
        </>
      }
    />
  );
}
