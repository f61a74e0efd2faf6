import type { QueuedCase, QueueLine } from '../../../domain/house/case';
import { isUrgent, ORDER_QUEUES } from '../../../domain/house/queue';
import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';

export const NONE = <span className="text-muted">—</span>;

const isCarried = ({ state }: QueuedCase) => ORDER_QUEUES.carriage.some((one) => one === state);

export function QueueDue({ line, readAt }: { line: QueueLine; readAt: number }) {
  if (line.kind === 'notice') return line.notice?.until ?? NONE;
  if (line.kind === 'closure') return line.closure ? copy.days(line.closure.from, line.closure.until) : NONE;
  if (line.kind === 'surcharge') return line.surcharge ? copy.days(line.surcharge.from, line.surcharge.until) : NONE;
  if (line.kind === 'tariff') return line.from === null ? NONE : copy.at(line.from);
  if (line.kind === 'calendar') return copy.days(`${line.year}-01-01`, `${line.year}-12-31`);
  const { dueAt, isOverdue } = line;
  if (line.kind === 'order' && line.isUnderWay)
    return (
      <span className="text-muted">
        {line.arrivesAt === null ? copy.arrivalUnknown : copy.arrives(copy.at(line.arrivesAt))}
        {line.plannedArrival !== undefined && (
          <span className="block text-12 text-warn">{copy.planned(copy.at(line.plannedArrival))}</span>
        )}
      </span>
    );
  if (dueAt === null) return <span className="text-muted">{copy.noDue}</span>;
  const minutes = Math.floor(Math.abs(Date.parse(dueAt) - readAt) / 60_000);
  return (
    <span className={isOverdue ? 'font-medium text-bad' : isUrgent(dueAt, readAt) ? 'font-medium text-warn' : ''}>
      {copy.at(dueAt)}
      {line.kind === 'order' && isCarried(line) && ` ${line.cutoff === null ? copy.leaves : CUTOFF_NAMES[line.cutoff]}`}
      {isOverdue ? ` ${copy.late(minutes)}` : isUrgent(dueAt, readAt) && ` ${copy.left(minutes)}`}
    </span>
  );
}
