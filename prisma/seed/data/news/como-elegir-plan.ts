import type { NewsSeed } from './news-seed.js';

export const howToChooseAPlan: NewsSeed = {
  slug: 'credito-o-arrendamiento-como-elegir',
  title: 'Crédito o arrendamiento: cómo elegir en cinco preguntas',
  subtitle: '<p>La mejor opción depende de cuánto tiempo usará la unidad y de quién quiere que sea al final.</p>',
  image: '/artwork/crucero',
  daysAgo: 9,
  url: null,
  buttonText: 'Leer la guía',
  body: `
<p>Quien va a comprar un camión o un autobús suele preguntar primero por la mensualidad. Es un buen dato, pero llega al final. Estas cinco preguntas ordenan la decisión y casi siempre dejan un solo plan sobre la mesa.</p>
<h2>1. ¿Quiere que la unidad sea suya?</h2>
<p>Si la respuesta es sí desde el primer día, el camino es el <a href="/planes-financiamiento/credito-directo">crédito directo</a>: la factura sale a su nombre y la unidad queda en garantía hasta que termina de pagar. Si le basta con que sea suya al final, el <a href="/planes-financiamiento/arrendamiento-financiero">arrendamiento financiero</a> tiene una opción de compra de 1 % pactada desde la firma.</p>
<h2>2. ¿Cada cuándo renueva?</h2>
<p>Quien cambia sus unidades cada tres o cuatro años suele preferir el <a href="/planes-financiamiento/arrendamiento-puro">arrendamiento puro</a>. Devuelve la unidad, estrena otra y no se ocupa de vender la anterior. Quien las trabaja diez años aprovecha mejor el crédito.</p>
<h2>3. ¿Cuánto puede dar al inicio?</h2>
<p>El crédito directo pide un enganche desde 10 %. El arrendamiento puro no pide enganche, solo comisión por apertura y un depósito que se le devuelve. En el financiero usted elige la renta inicial, desde 0 % y hasta 30 % del precio sin IVA.</p>
<h2>4. ¿Cómo son sus ingresos?</h2>
<p>Si cobra fuerte en ciertos meses, le conviene un plan que acepte pagos anticipados sin penalización. El anticipo debe ser de al menos tres mensualidades: el plazo se acorta y la mensualidad se mantiene igual.</p>
<h2>5. ¿Qué dice su contador?</h2>
<p>El tratamiento fiscal de un crédito y de una renta es distinto. En un arrendamiento el IVA se calcula sobre toda la renta; en un crédito, solo sobre los intereses, y puede no causarse si la unidad es para su actividad empresarial. Llévele las dos cotizaciones.</p>
<p>La <a href="/calculadora/paso-1">calculadora</a> le permite comparar los planes con la misma unidad y el mismo plazo. Le toma unos minutos y el resultado le llega por correo.</p>`.trim(),
};
