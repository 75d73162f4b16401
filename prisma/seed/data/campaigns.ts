import type { Seeded } from './seeded.js';

export const campaigns: Seeded<'campaigns'>[] = [
  {
    slug: 'renueva-tu-flota',
    title: 'Renueve su flota y siga en movimiento',
    lead: 'Cambie de una a veinte unidades con un plan hecho para sus rutas. Déjenos sus datos y un asesor le llama.',
    image: '/artwork/patio',
    body: '<h2>Por qué renovar ahora</h2><ul><li><strong>Menos tiempo en el taller.</strong> Una unidad nueva con garantía pasa más días en ruta.</li><li><strong>Un costo que conoce.</strong> La mensualidad o la renta es fija de principio a fin.</li><li><strong>Su capital, en su negocio.</strong> Enganche desde 10 % en crédito y sin enganche en arrendamiento puro.</li></ul><h2>Cómo funciona</h2><ol><li>Llene el formulario: toma un minuto.</li><li>Un asesor le llama en el horario que elija y revisa con usted sus unidades y rutas.</li><li>Recibe una propuesta con cifras completas, por unidad y por flota.</li></ol><p>Sujeto a aprobación de crédito. Los planes y precios pueden cambiar sin previo aviso.</p>',
    formTitle: 'Quiero renovar mi flota',
    buttonText: 'Quiero que me llamen',
    thanks: 'Recibimos sus datos. Un asesor le llamará en el horario que eligió para preparar su propuesta.',
  },
];
