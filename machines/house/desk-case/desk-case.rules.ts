import { type CaseAct, type CaseField, isApplied, type ActInput, saidAtFirst } from '../../../domain/house/act-fields';
import { leadsOn } from '../../../domain/house/duties';
import { answeredKey } from '../../../domain/house/finding-answers';
import { isHeldByOther } from '../../../domain/house/holding';
import type {
  CaseDeed,
  DeedOutcome,
  DeskCaseContext,
  DeskCaseInput,
  LoadCaseOutcome,
  CaseReading,
  RehearseOutcome,
} from './desk-case.types';

export const NOTHING_DONE: Omit<DeskCaseContext, keyof DeskCaseInput> = {
  shown: null,
  colleagues: [],
  beside: null,
  isOnward: false,
  next: null,
  actId: null,
  said: {},
  files: [],
  holdTo: null,
  reading: null,
  isLacking: false,
  notice: null,
  failureCode: null,
  message: null,
};

export const currentAct = ({ shown, actId }: Pick<DeskCaseContext, 'shown' | 'actId'>): CaseAct | null =>
  shown?.acts.find(({ id }) => id === actId) ?? null;

/** A case held by a colleague offers no acts. */
export const mayAct = ({ shown, self }: Pick<DeskCaseContext, 'shown' | 'self'>): boolean =>
  shown !== null && !isHeldByOther(shown.heldBy, self);

const isOffered = ({ options }: CaseField, key: string): boolean => options.some((option) => option.key === key);

/** Typed values that still fit after the case changed; choices no longer offered are dropped. */
export function saidStill(act: CaseAct | null, said: ActInput): ActInput {
  const still = (act?.fields ?? []).flatMap((field) => {
    const typed = said[field.id];
    if (typed === undefined) return [];
    if (field.kind === 'choice') return typeof typed === 'string' && isOffered(field, typed) ? [[field.id, typed]] : [];
    if (field.kind === 'answers')
      return [
        [field.id, typeof typed === 'string' ? [] : typed.filter((entry) => isOffered(field, answeredKey(entry)))],
      ];
    if (field.kind !== 'choices') return [[field.id, typed]];
    return [[field.id, typeof typed === 'string' ? [] : typed.filter((key) => isOffered(field, key))]];
  });
  return { ...saidAtFirst(act), ...Object.fromEntries(still) };
}

/** Files are submitted without a message to the customer, so there is nothing to preview. */
export const isFileAct = (act: CaseAct | null): boolean => act?.fields.some(({ kind }) => kind === 'files') ?? false;

/** True if all required fields are filled; the gateway checks the values. */
export function isFilledIn({
  said,
  files,
  ...of
}: Pick<DeskCaseContext, 'said' | 'files' | 'shown' | 'actId'>): boolean {
  return (currentAct(of)?.fields ?? []).every(({ id, kind, isNeeded, options, ...field }) => {
    if (!isApplied(field, said)) return true;
    if (kind === 'files') return files.length > 0;
    const given = said[id] ?? '';
    if (kind === 'answers') return given.length === options.length;
    if (kind === 'amounts' || kind === 'rows')
      return !isNeeded || (typeof given !== 'string' && given.every((one) => one.trim() !== ''));
    return !isNeeded || given.length > 0;
  });
}

export const isFileFilledIn = (context: Pick<DeskCaseContext, 'said' | 'files' | 'shown' | 'actId'>): boolean =>
  isFilledIn(context) && isFileAct(currentAct(context));

/** An act that proceeds without required papers: its form lists them. */
export const isWithoutPapers = (context: Pick<DeskCaseContext, 'shown' | 'actId'>): boolean =>
  currentAct(context)?.fields.some(({ id }) => id === 'lacking') ?? false;

export const typedIn = (
  { actId, said }: Pick<DeskCaseContext, 'actId' | 'said'>,
  outcome: LoadCaseOutcome,
): Pick<DeskCaseContext, 'actId' | 'said'> => (actId === null && outcome.ok && outcome.draft) || { actId, said };

/** True if the next case opens after this deed: only from a list, and not after a file or a note. */
export const isLedOn = ({ isOnward, back, actId }: DeskCaseContext): boolean =>
  isOnward && back !== null && actId !== null && leadsOn(actId);

export function readRehearsal(outcome: RehearseOutcome): CaseReading | null {
  if (!outcome.ok) return null;
  const { texts, answer, notice, closure, calendar, surcharge, tariff } = outcome;
  return { texts, answer, notice, closure, calendar, surcharge, ...(tariff && { tariff }) };
}

export const deedFrom = ({ context }: { context: DeskCaseContext }): CaseDeed => ({
  subject: context.subject,
  turn: context.shown?.turn ?? '',
  act: context.actId ?? 'accepted',
  said: context.said,
  files: context.files,
});

/** Failure as the message of the gateway, or as a code. */
export function failureFields(
  outcome: LoadCaseOutcome | DeedOutcome,
): Partial<Pick<DeskCaseContext, 'message' | 'failureCode'>> {
  if (outcome.ok) return {};
  const { failure } = outcome;
  if (failure.code === 'told') return { message: failure.message };
  return failure.code === 'network' || failure.code === 'unavailable' ? { failureCode: failure.code } : {};
}

export const overtakenNotice = (outcome: DeedOutcome): 'held' | 'moved' =>
  !outcome.ok && outcome.failure.code === 'held' ? 'held' : 'moved';
