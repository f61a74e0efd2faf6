import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { QueueLine } from '../../../domain/house/case';
import { WORKERS } from '../../../domain/house/duties';
import {
  DEPARTING,
  isFromEnd,
  isUrgent,
  QUEUE_PAGE,
  type QueueId,
  sortColumn,
  type SortColumn,
} from '../../../domain/house/queue';
import { deskPagePath } from '../../../domain/house/pages';
import { hasRole } from '../../../domain/house/roles';
import { caseBatchIntents, selectCaseBatch, type CaseBatchActor } from '../../../machines/house/case-batch';
import {
  deskQueueIntents,
  selectDeskQueue,
  type DeskQueueActor,
  type DeskQueueIntents,
  type DeskQueueView as View,
} from '../../../machines/house/desk-queue';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { type Column, Table } from '../../ui/show/table';
import { Tabs } from '../../ui/show/tabs';
import { type Batch, type BatchList, BatchTick, CaseBatchView, isAtWork } from './case-batch';
import { queueColumns, lineNo } from './queue-cells';
import { Filters } from './queue-filters';
import { QueueHolder } from './queue-holder';
import { TablePages } from './table-pages';

type Parts = { view: View; on: DeskQueueIntents };
type ListParts = Parts & { batch: Batch | null };

const isGone = (line: QueueLine) => line.kind === 'order' && line.isUnderWay;

/** Lines within 30 minutes of their promise stand on top, lines on their way apart below; a sorted list is one. */
function splitLines({ records, readAt, sorted }: View) {
  if (sortColumn(sorted)) return { urgent: [], rest: records, gone: [] };
  const gone = records.filter(isGone);
  const urgent = records.filter((line) => !isGone(line) && isUrgent(line.dueAt, readAt));
  return { urgent, rest: records.filter((line) => !gone.includes(line) && !urgent.includes(line)), gone };
}

function listShown(view: View): BatchList {
  const { urgent, rest, gone } = splitLines(view);
  const { asked, total, self } = view;
  return { asked, total, nos: [...urgent, ...rest, ...gone].map(lineNo), staffId: self.staffId };
}

const TICK = 'tick';
type HeadKey = SortColumn | typeof TICK;

const mayTick = ({ asked: { queue }, self: { roles } }: View) => queue === DEPARTING && hasRole(roles, WORKERS.order);

function Tables({ view, on, batch }: ListParts) {
  const {
    readAt,
    asked: { queue },
    sorted,
  } = view;
  const by = sortColumn(sorted);
  const sort = by ? { key: by, way: isFromEnd(sorted) ? ('descending' as const) : ('ascending' as const) } : null;
  const { urgent, rest, gone } = splitLines(view);
  const list = listShown(view);
  const tick = (line: QueueLine) => batch && <BatchTick no={lineNo(line)} batch={batch} list={list} />;
  const holder = (line: QueueLine) => <QueueHolder line={line} view={view} on={on} />;
  const columnsOf = (due?: string): Column<QueueLine, HeadKey>[] => [
    ...(batch && mayTick(view) ? [{ key: TICK, head: copy.tick, cell: tick } as const] : []),
    ...queueColumns(queue, readAt, holder, due),
  ];
  const onSort = (key: HeadKey) => {
    if (key !== TICK) on.sortBy(key);
  };
  const table = { isDense: true, keyOf: lineNo, onSort };
  if (gone.length + urgent.length === 0)
    return <Table {...table} caption={copy.queues[queue].name} columns={columnsOf()} rows={rest} sort={sort} />;
  const parts = [
    { name: copy.urgent(urgent.length), rows: urgent, columns: columnsOf() },
    { name: copy.waits, rows: rest, columns: columnsOf() },
    { name: copy.underWay, rows: gone, columns: columnsOf(copy.arrival) },
  ];
  return parts.map(
    ({ name, rows, columns }) =>
      rows.length > 0 && (
        <section key={name} aria-label={name} className="mb-6">
          <h2 className="mb-2 text-16">{name}</h2>
          <Table {...table} caption={name} columns={columns} rows={rows} />
        </section>
      ),
  );
}

function List({ view, on, batch }: ListParts) {
  const { stage, records, total, asked } = view;
  if (stage === 'loading') return <output className="block py-6 text-muted">{copy.loading}</output>;
  if (stage === 'failed')
    return (
      <Button look="line" onClick={on.refresh}>
        {copy.retry}
      </Button>
    );
  if (records.length === 0) return <p className="py-6 text-muted">{copy.queues[asked.queue].empty}</p>;
  const count = Math.ceil(total / QUEUE_PAGE);
  return (
    <>
      <Tables view={view} on={on} batch={batch} />
      <TablePages
        words={copy.pagination}
        page={asked.page}
        count={count}
        total={copy.total(asked.queue, total)}
        onTurn={on.turnPage}
      />
    </>
  );
}

export function DeskQueueView({ view, on, batch = null }: Parts & { batch?: Batch | null }) {
  const { asked, counts, taken, exported, failureCode, queues } = view;
  const tabs = Object.fromEntries(queues.map((id) => [id, copy.counted(copy.queues[id].name, counts?.[id])])) as Record<
    QueueId,
    string
  >;
  return (
    <>
      <h1 ref={catchFocus} className="mb-4 text-24">
        {copy.title}
      </h1>
      {taken.map(({ kind, no, by, at }) => (
        <p key={no} className="mb-3 text-warn">
          {copy.taken.before(by, copy.at(at))}
          <TextLink href={`#${deskPagePath({ name: 'case', subject: { kind, no } })}`}>
            {copy.caseName(kind, no)}
          </TextLink>
          {copy.taken.after}
        </p>
      ))}
      <Tabs label={copy.title} tabs={tabs} chosen={asked.queue} onChoose={on.chooseQueue}>
        <Filters view={view} on={on} />
        {exported === 'whole' && <output className="mb-4 block text-good print:hidden">{copy.exported.whole}</output>}
        {exported !== null && exported !== 'whole' && (
          <p role="alert" className="mb-4 text-bad">
            {copy.exported[exported]}
          </p>
        )}
        {failureCode !== null && (
          <p role="alert" className="mb-4 text-bad">
            {copy.failure[failureCode]}
          </p>
        )}
        {batch && (mayTick(view) || isAtWork(batch.view)) && <CaseBatchView {...batch} list={listShown(view)} />}
        <List view={view} on={on} batch={batch} />
      </Tabs>
    </>
  );
}

function BatchOver({ actor, queue }: { actor: CaseBatchActor; queue: Parts }) {
  const view = useSelector(actor, selectCaseBatch, shallowEqual);
  const on = useMemo(() => caseBatchIntents(actor), [actor]);
  return <DeskQueueView {...queue} batch={{ view, on }} />;
}

export function DeskQueue({ actor, batch }: { actor: DeskQueueActor; batch?: CaseBatchActor | undefined }) {
  const view = useSelector(actor, selectDeskQueue, shallowEqual);
  const on = useMemo(() => deskQueueIntents(actor), [actor]);
  return batch ? <BatchOver actor={batch} queue={{ view, on }} /> : <DeskQueueView view={view} on={on} />;
}
