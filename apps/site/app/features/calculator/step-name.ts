import { calculator } from '@flota/texts/site/calculator';
import type { StepNumber } from '../quoting/index.js';

export const stepName = (step: StepNumber): string => calculator[`step${step}`];
