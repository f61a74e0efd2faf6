/**
 * Only entrance from the pictures to the tests. Plans know possible events and effect outcomes, the explorer knows the
 * walks.
 */
import type { Plan } from '../../tests/support/model/plan';

export { choicesAt, startsOf } from '../../tests/support/model/choices';
export { coverPairs, coverTransitions, type Path } from '../../tests/support/model/cover';
export { PARENT, type SentEvent } from '../../tests/support/model/effects';
export { explore, type Model } from '../../tests/support/model/explore';
export { activeNodes, parentOf } from '../../tests/support/model/internals';
export { nextMoment, nextPlace, type Moment } from '../../tests/support/model/moment';
export { nameOf } from '../../tests/support/model/names';
export { show } from '../../tests/support/model/show';
export { endActor, ended, failActor, isEnding, steer } from '../../tests/support/model/steered';
export { stepLabel, type Step } from '../../tests/support/model/step';
export { watchOver } from '../../tests/support/model/watch';
export type { Plan };

const modules = import.meta.glob<Record<string, unknown>>('../../tests/support/plans/**/*.plan.ts', { eager: true });

const isPlan = (value: unknown): value is Plan =>
  typeof value === 'object' && value !== null && 'machine' in value && 'distinguish' in value;

const written = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter(isPlan)
    .map((plan) => ({ id: plan.machine.id, plan, file: file.replace('../../', '') })),
);

const fileOf = (id: string) => `/${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.plan.ts`;

const first = written.toSorted((a, b) => Number(a.file.endsWith(fileOf(a.id))) - Number(b.file.endsWith(fileOf(b.id))));

export const plans: ReadonlyMap<string, Plan> = new Map(first.map(({ id, plan }) => [id, plan]));

export const planFiles: ReadonlyMap<string, string> = new Map(first.map(({ id, file }) => [id, file]));
