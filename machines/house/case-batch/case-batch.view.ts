import type { CaseAct } from '../../../domain/house/act-fields';
import type { CaseActId } from '../../../domain/house/duties';
import type { QueueChoice } from '../../../domain/house/queue';
import type { CaseBatchActor, CaseBatchSnapshot } from './case-batch.machine';
import { chosenAct, isSameList, readyCases } from './case-batch.rules';
import type { CaseBatchContext, LineTick } from './case-batch.types';

const STEPS = ['waiting', 'unread', 'offered', 'filling', 'read', 'cut', 'done', 'working'] as const;

export type CaseBatchView = Omit<CaseBatchContext, 'anchor' | 'actId' | 'cases'> & {
  step: (typeof STEPS)[number] | 'idle';
  act: CaseAct | null;
  isBusy: boolean;
  holders: Readonly<Record<string, string>>;
  ready: number;
};

export function selectCaseBatch(snapshot: CaseBatchSnapshot): CaseBatchView {
  const { asked, ticked, left, acts, cases, said, readings, outcomes, isLacking, failureCode, message } =
    snapshot.context;
  return {
    asked,
    ticked,
    left,
    acts,
    said,
    readings,
    outcomes,
    isLacking,
    failureCode,
    message,
    step: STEPS.find((step) => snapshot.hasTag(step)) ?? 'idle',
    act: chosenAct(snapshot.context),
    isBusy: snapshot.hasTag('working'),
    holders: Object.fromEntries(cases.flatMap(({ orderNo, heldBy }) => (heldBy ? [[orderNo, heldBy.staffId]] : []))),
    ready: readyCases(snapshot.context).length,
  };
}

export const ticksIn = ({ asked, ticked }: Pick<CaseBatchView, 'asked' | 'ticked'>, shown: QueueChoice) =>
  isSameList(asked, shown) ? ticked : [];

export const caseBatchIntents = (actor: CaseBatchActor) => ({
  tickLine: (tick: LineTick) => actor.send({ type: 'line.tick', ...tick }),
  tickPage: (page: Pick<LineTick, 'asked' | 'nos'>) => actor.send({ type: 'page.tick', ...page }),
  tickAll: (asked: QueueChoice) => actor.send({ type: 'all.tick', asked }),
  clear: () => actor.send({ type: 'ticks.clear' }),
  retry: () => actor.send({ type: 'acts.retry' }),
  choose: (act: CaseActId) => actor.send({ type: 'act.choose', act }),
  change: (field: string, value: string | readonly string[]) => actor.send({ type: 'field.change', field, value }),
  rehearse: () => actor.send({ type: 'act.rehearse' }),
  changeAct: () => actor.send({ type: 'act.change' }),
  drop: () => actor.send({ type: 'act.drop' }),
  send: () => actor.send({ type: 'act.send' }),
  resume: () => actor.send({ type: 'act.resume' }),
  close: () => actor.send({ type: 'batch.close' }),
});

export type CaseBatchIntents = ReturnType<typeof caseBatchIntents>;
