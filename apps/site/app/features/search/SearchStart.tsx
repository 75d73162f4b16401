import { Link } from 'react-router';
import { PLANS_PATH } from '../../constants/navigation.js';

/** Where people mostly want to go, in the order of how many of them. */
const PLACES = [
  {
    to: PLANS_PATH,
    title: 'Planes de financiamiento',
    text: 'Crédito, arrendamiento y seguro, con un ejemplo de cada uno.',
  },
  {
    to: '/calculator/vehicles',
    title: 'Vehículos y precios',
    text: 'Camiones y autobuses que financiamos, con su precio de lista.',
  },
  { to: '/calculadora/paso-1', title: 'Calculadora', text: 'Su mensualidad, la tasa y el CAT, sin registrarse.' },
  { to: '/distribuidores', title: 'Distribuidores', text: 'Por estado o cerca de usted, con horarios y teléfono.' },
  {
    to: '/faqs/general-questions',
    title: 'Preguntas frecuentes',
    text: 'Requisitos, pagos, seguros y fin del contrato.',
  },
  { to: '/formularios', title: 'Formularios', text: 'Solicitudes y anexos para descargar.' },
  { to: '/noticias', title: 'Noticias', text: 'Guías para elegir, contratar y cuidar su unidad.' },
  { to: '/legales/terminosycondiciones', title: 'Legales', text: 'Términos, aviso de privacidad, comisiones y CAT.' },
] as const;

/** Below the search's box while nothing was asked. */
export function SearchStart() {
  return (
    <nav aria-labelledby="empiece" className="mt-12">
      <h2 id="empiece" className="label-wide text-[0.875rem] text-muted">
        O empiece por aquí
      </h2>
      <ul className="mt-1 grid gap-x-10 border-t border-line tablet:grid-cols-2">
        {PLACES.map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} prefetch="intent" className="group block h-full py-4">
              <span className="block font-semibold group-hover:underline">{title}</span>
              <span className="block text-[0.9375rem] leading-snug text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
