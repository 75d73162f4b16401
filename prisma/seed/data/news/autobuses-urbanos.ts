import type { NewsSeed } from './news-seed.js';

export const cityBuses: NewsSeed = {
  slug: 'renovar-autobuses-urbanos-sin-parar-la-ruta',
  title: 'Renovar autobuses urbanos sin parar la ruta',
  subtitle: '<p>Cambiar las unidades por etapas mantiene el servicio y reparte el esfuerzo.</p>',
  image: '/artwork/terminal',
  daysAgo: 176,
  url: '/contacto',
  buttonText: 'Hablar con un asesor',
  body: `
<p>Una ruta urbana no puede cerrar mientras llegan los autobuses nuevos. La concesión obliga a prestar el servicio todos los días y el pasaje que se pierde no regresa. Por eso la renovación se planea al revés: primero las salidas que hay que cubrir y después las compras.</p>
<h2>Empiece por la lista</h2>
<p>Anote cada unidad con su antigüedad, sus kilómetros, los días que pasó en taller el último año y la fecha límite que marca su concesión. Con esos cuatro datos suele quedar claro cuáles salen primero. No siempre son las más viejas: a veces una de seis años cuesta más que una de nueve.</p>
<h2>Forme grupos</h2>
<p>Renovar por grupos de tres a cinco unidades tiene ventajas. Se capacita a los operadores una sola vez, las refacciones son comunes y los pagos entran de manera escalonada. El siguiente grupo se pide cuando el anterior ya está en circulación.</p>
<h2>Elija el plan para cada grupo</h2>
<ul>
<li>Si la concesión exige que la unidad esté a su nombre, el <a href="/planes-financiamiento/credito-directo">crédito directo</a> la factura así desde el inicio.</li>
<li>Si prefiere conservar efectivo para la operación, el <a href="/planes-financiamiento/arrendamiento-financiero">arrendamiento financiero</a> permite empezar con una renta inicial de 0 %.</li>
</ul>
<h2>Cuide el flujo</h2>
<p>Calcule la mensualidad contra el ingreso neto de una unidad en su peor mes, no en el promedio. Las vacaciones escolares bajan el aforo y el pago llega igual. Si el mes malo alcanza, los buenos le permitirán adelantar capital sin penalización.</p>
<h2>Documentos de la concesión</h2>
<p>Los concesionarios entregan, además de lo usual, el título de concesión o el permiso y las tarjetas de circulación de las unidades que ya operan. Téngalos vigentes: una concesión por vencer detiene el trámite más que cualquier otra cosa.</p>
<p>Si quiere, prepare su cotización por flota en la <a href="/calculadora/paso-1">calculadora</a>: muestra las cifras por unidad y del total.</p>`.trim(),
};
