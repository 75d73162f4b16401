import { planWriteSchema } from '@flota/schemas';
import type { FormErrors } from '../../api/problem.js';
import { schemaErrors } from '../../api/schema-errors.js';
import { planToWrite, type PlanForm } from './plan-form.js';

export const validatePlan = (form: PlanForm): FormErrors => schemaErrors(planWriteSchema, planToWrite(form));
