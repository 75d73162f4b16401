import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BALANCES_PATH, Fold, MESSAGES_PATH, PAPERS_PATH, TAX_LINK, useOwnAccess } from '../../account/index.js';

const ACTIONS = [
  { label: 'Ver movimientos de un contrato', to: BALANCES_PATH },
  { label: 'Descargar facturas y estados de cuenta', to: PAPERS_PATH },
  { label: 'Escribir a su asesor', to: MESSAGES_PATH },
  { label: 'Actualizar sus datos fiscales', to: TAX_LINK },
  { label: 'Cotizar otra unidad', to: '/calculadora/paso-1' },
];

export function QuickActions() {
  const { leads } = useOwnAccess();
  const actions = ACTIONS.filter(({ to }) => leads(to));
  return (
    <Fold id="otras-acciones" title="¿Qué más necesita?">
      <ul className="grid gap-x-12 tablet:grid-cols-2">
        {actions.map(({ label, to }) => (
          <li key={to} className="border-b border-line last:border-b-0">
            <Link
              to={to}
              prefetch="intent"
              className="group flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-agave-deep"
            >
              {label}
              <ArrowRight aria-hidden size={20} className="shrink-0 transition-transform group-hover:translate-x-1" />
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
