import type { QueueLine } from '../../../domain/house/case';
import type { TakenOver } from '../../../domain/house/holding';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Subject } from '../../../domain/house/subjects';
import type { ActOutcome } from '../desk-case';
import type {
  QueueChoice,
  QueueCounts,
  QueueId,
  QueueOptions,
  QueueSort,
  SortColumn,
} from '../../../domain/house/queue';
import type { ModeId } from '../../../domain/mode-ids';

export type { QueueCounts };

/** `isWatching`: automatic refresh, without a user action. */
export type QueueLook = QueueChoice & { isWatching: boolean };

export type QueueFailureCode = 'network' | 'unavailable' | 'unexpected';

export type LoadQueueOutcome =
  | {
      ok: true;
      records: readonly QueueLine[];
      total: number;
      counts: QueueCounts;
      options: QueueOptions | null;
      taken: readonly TakenOver[];
      /** The house's clock when it was read. */
      readAt: number;
    }
  | { ok: false; failure: { code: Exclude<QueueFailureCode, 'unexpected'> } };

/** `part`: the list changed meanwhile, or it has more than a file holds. */
export type QueueExport = 'whole' | 'part' | 'failed';
export type ExportQueueOutcome = { end: QueueExport };

export type TakeFailure = Extract<ActOutcome, { ok: false }>['failure'] | { code: 'unexpected' };

export type LineTake = { subject: Subject; failure: TakeFailure | null };

/** Filter for the address; the first queue is the default and left out. */
export type QueueAddress = QueueRights & { asked: QueueChoice };

export type DeskQueueEvent =
  | { type: 'queue.choose'; queue: QueueId }
  | { type: 'mode.choose'; mode: ModeId | '' }
  | { type: 'port.choose'; port: string }
  | { type: 'hazard.choose'; hazard: string }
  | { type: 'departure.choose'; departure: string }
  | { type: 'sort.choose'; column: SortColumn }
  | { type: 'line.take'; subject: Subject }
  | { type: 'list.export' }
  | { type: 'list.print' }
  | { type: 'mine.toggle' }
  | { type: 'page.hidden' }
  | { type: 'page.seen' }
  | { type: 'page.turn'; page: number }
  | { type: 'queue.refresh' };

export type QueueWatch = Extract<DeskQueueEvent, { type: 'page.hidden' | 'page.seen' | 'queue.refresh' }>;

type QueueRights = { queues: readonly QueueId[] };

export type DeskQueueInput = QueueRights & {
  self: Pick<StaffPerson, 'staffId' | 'roles'>;
  choice: Partial<QueueChoice>;
};

export type DeskQueueContext = Omit<DeskQueueInput, 'choice'> & {
  asked: QueueChoice;
  /** Order of the records shown; `asked` may already name the next. */
  sorted: QueueSort;
  records: readonly QueueLine[];
  total: number;
  counts: QueueCounts | null;
  options: QueueOptions | null;
  taken: readonly TakenOver[];
  take: LineTake | null;
  exported: QueueExport | null;
  /** The moment of the list, by the house's clock. */
  readAt: number;
  /** The page is hidden: it refreshes once a minute. */
  isHidden: boolean;
  failureCode: QueueFailureCode | null;
};
