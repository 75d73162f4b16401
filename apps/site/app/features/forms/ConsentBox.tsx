import { common } from '@flota/texts/site/common';
import { forms } from '@flota/texts/site/forms';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '../../components/Checkbox.js';
import { rich } from '../../lib/rich.js';
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
      label={rich(forms.consent({ company: companyName, purpose }), {
        notice: (text) => (
          <Link to="/legales/aviso-de-privacidad" target="_blank" className="link">
            {text}
            <span className="sr-only"> {common.newTab}</span>
          </Link>
        ),
      })}
    />
  );
}
