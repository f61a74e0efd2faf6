import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import { subjectOf } from '../../../domain/house/beside';
import type { QueueLine } from '../../../domain/house/case';
import { deskPagePath } from '../../../domain/house/pages';
import { QUEUE_PAGE } from '../../../domain/house/queue';
import {
  caseListIntents,
  lineMarks,
  selectCaseList,
  type CaseListActor,
  type CaseListIntents,
  type CaseListView as View,
} from '../../../machines/house/case-list';
import { caseListCopy as copy } from '../../copy/house/case-list';
import { deskQueueCopy } from '../../copy/house/desk-queue';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { lineCells, lineNo, MODES } from './queue-cells';
import { QueueDue } from './queue-due';

type Parts = { view: View; on: CaseListIntents };

const ROW =
  'block border-s-3 border-transparent px-3 py-2 -outline-offset-2 hover:bg-sea-tint aria-[current=true]:border-sea aria-[current=true]:bg-sea-tint';

function keepInSight(row: HTMLElement | null): void {
  const list = row?.closest('ol');
  if (!row || !list) return;
  const [inside, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inside.top < around.top) list.scrollTop += inside.top - around.top;
  if (inside.bottom > around.bottom) list.scrollTop += inside.bottom - around.bottom;
}

function Row({ line, view }: { line: QueueLine; view: View }) {
  const { isOpen, isLeft, isTheirs } = lineMarks(view, line);
  const { name, beside, goods } = lineCells(line);
  const { heldBy } = line;
  return (
    <li>
      <a
        href={`#${deskPagePath({ name: 'case', subject: subjectOf(line) })}`}
        aria-current={isOpen ? 'true' : undefined}
        className={ROW}
        ref={isOpen ? keepInSight : null}
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {beside !== undefined && <span className="flex-none text-12 text-muted">{beside}</span>}
        </span>
        <span className="block truncate text-12 text-muted">{goods}</span>
        <span className="block text-12">
          {isLeft ? <Badge look="grey">{copy.left}</Badge> : <QueueDue line={line} readAt={view.readAt} />}
          {heldBy !== null && isTheirs && <span className="ms-2 text-muted">{deskQueueCopy.heldBy(heldBy.name)}</span>}
        </span>
      </a>
    </li>
  );
}

function Lines({ view, on }: Parts) {
  const { stage, records, total, asked } = view;
  if (stage === 'loading') return <output className="block p-3 text-muted">{copy.loading}</output>;
  if (stage === 'failed')
    return (
      <div className="p-3">
        <Button look="line" size="small" onClick={on.retry}>
          {copy.retry}
        </Button>
      </div>
    );
  if (records.length === 0) return <p className="p-3 text-muted">{copy.empty}</p>;
  const [page, count] = [asked?.page ?? 1, Math.ceil(total / QUEUE_PAGE)];
  return (
    <>
      <ol className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {records.map((line) => (
          <Row key={lineNo(line)} line={line} view={view} />
        ))}
      </ol>
      {count > 1 && (
        <p className="flex items-center justify-between gap-2 border-t border-line p-2 text-12 text-muted">
          <Button
            look="line"
            size="small"
            isOff={page <= 1}
            readAs={copy.previous}
            onClick={() => on.turnPage(page - 1)}
          >
            ‹
          </Button>
          {copy.pages(page, count)}
          <Button
            look="line"
            size="small"
            isOff={page >= count}
            readAs={copy.next}
            onClick={() => on.turnPage(page + 1)}
          >
            ›
          </Button>
        </p>
      )}
    </>
  );
}

export function CaseListView({ view, on }: Parts) {
  const { stage, asked, total, failureCode } = view;
  if (stage === 'absent' || asked === null) return null;
  const label = copy.label(asked.queue, total);
  const narrowed = copy.narrowed(asked, asked.mode === '' ? '' : (MODES[asked.mode] ?? ''));
  return (
    <nav
      aria-label={label}
      className="sticky top-4 flex max-h-[calc(100dvh-10rem)] flex-col rounded-card border border-line bg-surface max-xl:hidden print:hidden"
    >
      <p className="border-b border-line px-3 py-2">
        <span className="font-medium">{label}</span>
        {narrowed !== '' && <span className="block text-12 text-muted">{narrowed}</span>}
      </p>
      {failureCode !== null && (
        <p role="alert" className="px-3 pt-2 text-12 text-bad">
          {copy.failure[failureCode]}
        </p>
      )}
      <Lines view={view} on={on} />
    </nav>
  );
}

export function CaseList({ actor }: { actor: CaseListActor }) {
  const view = useSelector(actor, selectCaseList, shallowEqual);
  const on = useMemo(() => caseListIntents(actor), [actor]);
  return <CaseListView view={view} on={on} />;
}
