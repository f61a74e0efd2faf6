import { isApplied } from '../../../domain/house/act-fields';
import { AT_A_TIME, type CaseOfMany, type CaseOutcome, MOST_AT_ONCE } from '../../../domain/house/many';
import type { QueueChoice } from '../../../domain/house/queue';
import type { BatchOutcome, CaseBatchContext, FindAllOutcome, LineTick, ManyDeed } from './case-batch.types';

export const NOTHING_TICKED: CaseBatchContext = {
  asked: null,
  ticked: [],
  anchor: null,
  left: 0,
  acts: [],
  cases: [],
  actId: null,
  said: {},
  readings: [],
  outcomes: [],
  isLacking: false,
  failureCode: null,
  message: null,
};

export const isSameList = (one: QueueChoice | null, other: QueueChoice): boolean =>
  one !== null && JSON.stringify({ ...one, page: 0, sort: '' }) === JSON.stringify({ ...other, page: 0, sort: '' });

type Ticks = Pick<CaseBatchContext, 'asked' | 'ticked' | 'anchor' | 'left'>;

function tickedTo({ asked, ticked }: Ticks, next: QueueChoice, change: (ticked: readonly string[]) => string[]) {
  const now = [...new Set(change(isSameList(asked, next) ? ticked : []))];
  return { asked: next, ticked: now.slice(0, MOST_AT_ONCE), left: Math.max(0, now.length - MOST_AT_ONCE) };
}

export function tickLine(ticks: Ticks, { asked, no, isSpan, nos }: LineTick): Ticks {
  const isOn = isSameList(ticks.asked, asked) && ticks.ticked.includes(no);
  const [from, to] = [nos.indexOf(ticks.anchor ?? no), nos.indexOf(no)].toSorted((one, other) => one - other);
  const span = isSpan && from !== undefined && from >= 0 && to !== undefined ? nos.slice(from, to + 1) : [no];
  const change = (all: readonly string[]) => (isOn ? all.filter((one) => !span.includes(one)) : [...all, ...span]);
  return { ...tickedTo(ticks, asked, change), anchor: no };
}

export const tickPage = (ticks: Ticks, { asked, nos }: Pick<LineTick, 'asked' | 'nos'>): Ticks => ({
  ...tickedTo(ticks, asked, (all) => [...all, ...nos]),
  anchor: null,
});

export const tickAll = (outcome: FindAllOutcome): Pick<Ticks, 'ticked' | 'anchor' | 'left'> | object =>
  outcome.ok ? { ticked: outcome.nos, anchor: null, left: Math.max(0, outcome.total - outcome.nos.length) } : {};

export const chosenAct = ({ acts, actId }: Pick<CaseBatchContext, 'acts' | 'actId'>) =>
  acts.find(({ id }) => id === actId) ?? null;

export const isAllSaid = ({ said, ...of }: Pick<CaseBatchContext, 'acts' | 'actId' | 'said'>): boolean =>
  (chosenAct(of)?.fields ?? []).every(
    (field) => !isApplied(field, said) || !field.isNeeded || (said[field.id] ?? '').length > 0,
  );

const without = (cases: readonly CaseOfMany[], outcomes: readonly CaseOutcome[]): CaseOfMany[] =>
  cases.filter(({ orderNo }) => !outcomes.some((one) => one.orderNo === orderNo));

export const readyCases = ({ cases, readings }: Pick<CaseBatchContext, 'cases' | 'readings'>): CaseOfMany[] =>
  cases.filter(({ orderNo }) => readings.some((one) => one.orderNo === orderNo && one.end === 'done'));

const deedOver = ({ actId, said }: CaseBatchContext, cases: readonly CaseOfMany[]): ManyDeed => ({
  act: actId ?? 'noted',
  said,
  cases: cases.slice(0, AT_A_TIME),
});

export const unrehearsed = (context: CaseBatchContext): ManyDeed =>
  deedOver(context, without(context.cases, context.readings));
export const undone = (context: CaseBatchContext): ManyDeed =>
  deedOver(context, without(readyCases(context), context.outcomes));

type Answer = Extract<BatchOutcome, { records: unknown }>;
const isAnswer = (outcome: BatchOutcome): outcome is Answer => outcome.ok && 'records' in outcome;

const recordsOf = (outcome: BatchOutcome): readonly CaseOutcome[] => (isAnswer(outcome) ? outcome.records : []);

export function isMore(cases: readonly CaseOfMany[], before: readonly CaseOutcome[], outcome: BatchOutcome): boolean {
  const left = without(cases, [...before, ...recordsOf(outcome)]).length;
  return left > 0 && left < without(cases, before).length;
}

export const withRecords = (before: readonly CaseOutcome[], outcome: BatchOutcome): CaseOutcome[] => {
  const records = recordsOf(outcome);
  return [...before.filter((one) => records.every(({ orderNo }) => orderNo !== one.orderNo)), ...records];
};

export function batchFailure(outcome: BatchOutcome): Partial<Pick<CaseBatchContext, 'message' | 'failureCode'>> {
  if (outcome.ok) return {};
  const { failure } = outcome;
  return failure.code === 'told' ? { message: failure.message } : { failureCode: failure.code };
}
