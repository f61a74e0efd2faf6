import type { QueueId, SortColumn } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import type { ModeId } from '../../../domain/mode-ids';
import type { DeskQueueActor, DeskQueueSnapshot } from './desk-queue.machine';
import type { DeskQueueContext } from './desk-queue.types';

const STAGES = ['loading', 'listed', 'failed'] as const;

export type DeskQueueView = Omit<DeskQueueContext, 'isHidden'> & {
  stage: (typeof STAGES)[number];
  isBusy: boolean;
  isTaking: boolean;
};

export function selectDeskQueue(snapshot: DeskQueueSnapshot): DeskQueueView {
  const { queues, self, asked, sorted, records, total, counts, options, taken, take, exported, readAt, failureCode } =
    snapshot.context;
  return {
    queues,
    self,
    asked,
    sorted,
    records,
    total,
    counts,
    options,
    taken,
    take,
    exported,
    readAt,
    failureCode,
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
    isBusy: snapshot.hasTag('busy'),
    isTaking: snapshot.matches('taking'),
  };
}

export const deskQueueIntents = (actor: DeskQueueActor) => ({
  chooseQueue: (queue: QueueId) => actor.send({ type: 'queue.choose', queue }),
  chooseMode: (mode: ModeId | '') => actor.send({ type: 'mode.choose', mode }),
  choosePort: (port: string) => actor.send({ type: 'port.choose', port }),
  chooseHazard: (hazard: string) => actor.send({ type: 'hazard.choose', hazard }),
  chooseDeparture: (departure: string) => actor.send({ type: 'departure.choose', departure }),
  sortBy: (column: SortColumn) => actor.send({ type: 'sort.choose', column }),
  takeLine: (subject: Subject) => actor.send({ type: 'line.take', subject }),
  exportList: () => actor.send({ type: 'list.export' }),
  printList: () => actor.send({ type: 'list.print' }),
  toggleMine: () => actor.send({ type: 'mine.toggle' }),
  turnPage: (page: number) => actor.send({ type: 'page.turn', page }),
  refresh: () => actor.send({ type: 'queue.refresh' }),
});

export type DeskQueueIntents = ReturnType<typeof deskQueueIntents>;
