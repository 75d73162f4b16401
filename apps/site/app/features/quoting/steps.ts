/** The calculator's steps and their addresses. */
export const STEPS = [
  { number: 1, path: '/calculadora/paso-1', name: 'Vehículo' },
  { number: 2, path: '/calculadora/paso-2', name: 'Plan' },
  { number: 3, path: '/calculadora/paso-3', name: 'Sus datos' },
] as const;

export type StepNumber = (typeof STEPS)[number]['number'];

export const stepPath = (number: StepNumber): string => STEPS[number - 1]!.path;

export const stepOfPath = (pathname: string): StepNumber | null =>
  STEPS.find(({ path }) => pathname.replace(/\/$/, '') === path)?.number ?? null;
