/** The calculator's steps and their addresses. */
export const STEPS = [
  { number: 1, path: '/calculadora/paso-1' },
  { number: 2, path: '/calculadora/paso-2' },
  { number: 3, path: '/calculadora/paso-3' },
] as const;

export type StepNumber = (typeof STEPS)[number]['number'];

export const stepPath = (number: StepNumber): string => STEPS[number - 1]!.path;

export const stepOfPath = (pathname: string): StepNumber | null =>
  STEPS.find(({ path }) => pathname.replace(/\/$/, '') === path)?.number ?? null;
