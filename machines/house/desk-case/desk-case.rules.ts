import type { CaseAct, Said } from '../../../domain/house/act-fields';
import type { DeskCaseContext, Reading, RehearseOutcome } from './desk-case.types';

export const actOf = ({ shown, actId }: Pick<DeskCaseContext, 'shown' | 'actId'>): CaseAct | null =>
  shown?.acts.find(({ id }) => id === actId) ?? null;

/** What stands in the fields of an act to begin with. */
export const saidAtFirst = (act: CaseAct | null): Said =>
  Object.fromEntries((act?.fields ?? []).filter(({ kind }) => kind !== 'files').map(({ id, value }) => [id, value]));

/** Files go by themselves: their owner is sent nothing about them. */
export const isHandedIn = (act: CaseAct | null): boolean => act?.fields.some(({ kind }) => kind === 'files') ?? false;

/** Whether all that is needed is said; what of it is right the gateway knows. */
export function isSaid({ said, files, ...of }: Pick<DeskCaseContext, 'said' | 'files' | 'shown' | 'actId'>): boolean {
  return (actOf(of)?.fields ?? []).every(({ id, kind, isNeeded }) => {
    if (kind === 'files') return files.length > 0;
    const given = said[id] ?? '';
    if (kind === 'amounts') return !isNeeded || (typeof given !== 'string' && given.every((one) => one.trim() !== ''));
    return !isNeeded || given.length > 0;
  });
}

/** What a rehearsal came to; null where it was refused. */
export function readingIn(outcome: RehearseOutcome): Reading | null {
  if (!outcome.ok) return null;
  const { texts, answer, notice, closure, calendar } = outcome;
  return { texts, answer, notice, closure, calendar };
}
