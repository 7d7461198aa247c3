import type { Plan } from '../../core/plan.ts';
import type { PlanState } from '../../protocol/plan.ts';
import { json, request } from './api.ts';

/** The turn that this person has prepared at a table. */
export const readPlan = (table: string): Promise<PlanState> => json('GET', `/tables/${table}/plan`);

export const writePlan = (table: string, plan: Plan | undefined): Promise<unknown> =>
  plan ? json('PUT', `/tables/${table}/plan`, plan) : request('DELETE', `/tables/${table}/plan`);
