/** Invented groups; the dealers of one work alike. Hours are lines as people read them. */
export const dealerGroups = {
  Ejenorte: {
    hours: ['Lunes a viernes de 8:00 a 19:00', 'Sábado de 9:00 a 14:00'],
    services: ['Venta', 'Taller', 'Refacciones', 'Auxilio en ruta'],
  },
  Rodalba: {
    hours: ['Lunes a viernes de 9:00 a 18:00', 'Sábado de 9:00 a 13:00'],
    services: ['Venta', 'Taller', 'Refacciones', 'Hojalatería y pintura'],
  },
  Camialtia: {
    hours: ['Lunes a viernes de 8:00 a 20:00', 'Sábado de 8:00 a 15:00', 'Domingo: solo auxilio en ruta'],
    services: ['Venta', 'Taller', 'Refacciones', 'Seminuevos', 'Auxilio en ruta'],
  },
  Surcaminia: {
    hours: ['Lunes a viernes de 8:30 a 18:30', 'Sábado de 9:00 a 14:00'],
    services: ['Venta', 'Taller', 'Refacciones'],
  },
} satisfies Record<string, { hours: string[]; services: string[] }>;

export type DealerGroup = keyof typeof dealerGroups;
