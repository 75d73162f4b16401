import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  ...prefix('calculadora', [
    layout('routes/calculator.tsx', [
      index('routes/calculator.start.tsx'),
      route('paso-1', 'routes/calculator.step-1.tsx'),
      route('paso-2', 'routes/calculator.step-2.tsx'),
      route('paso-3', 'routes/calculator.step-3.tsx'),
    ]),
  ]),
  route('cotizacion/:token', 'routes/quote.tsx'),
  route('faqs/:category', 'routes/faqs.tsx'),
  route('legales/:slug', 'routes/legal.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
