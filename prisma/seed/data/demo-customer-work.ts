/** Notes and tasks about demo customers. */
export const demoCustomerWork = [
  {
    email: 'cliente@flota.test',
    note: {
      ...{ daysAgo: 3, time: '11:20' },
      text: 'Prefiere que se le llame después de las 16:00. Pregunta por renovar la póliza del autobús.',
    },
    task: { title: 'Enviar opciones de póliza', inDays: 2 },
  },
] as const;
