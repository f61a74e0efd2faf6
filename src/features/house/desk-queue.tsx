import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { QueueLine } from '../../../domain/house/case';
import {
  isFromEnd,
  isOrderQueue,
  isUrgent,
  QUEUE_PAGE,
  type QueueId,
  type QueueOption,
  sortColumn,
} from '../../../domain/house/queue';
import { deskPagePath } from '../../../domain/house/pages';
import { MODE_IDS, type ModeId } from '../../../domain/mode-ids';
import {
  deskQueueIntents,
  selectDeskQueue,
  type DeskQueueActor,
  type DeskQueueIntents,
  type DeskQueueView as View,
} from '../../../machines/house/desk-queue';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { Checkbox } from '../../ui/form/checkbox';
import { Select } from '../../ui/form/select';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { Table } from '../../ui/show/table';
import { Tabs } from '../../ui/show/tabs';
import { queueColumns, MODES, lineNo } from './queue-cells';
import { QueueHolder } from './queue-holder';
import { TablePages } from './table-pages';

type Parts = { view: View; on: DeskQueueIntents };

const ALL = 'ALL';
type Choice = ModeId | typeof ALL;
const isAll = (key: Choice): key is typeof ALL => key === ALL;

const CHOICES = [
  { key: ALL as Choice, label: copy.allModes },
  ...MODE_IDS.flatMap((key) => (MODES[key] === undefined ? [] : [{ key, label: MODES[key] }])),
];

type NarrowProps = {
  label: string;
  all: string;
  chosen: string;
  options: readonly QueueOption[];
  onChoose: (key: string) => void;
};

const Narrow = ({ label, all, chosen, options, onChoose }: NarrowProps) => (
  <div className="w-48 max-md:w-full">
    <Select<string>
      label={label}
      hint=""
      placeholder={all}
      choices={[
        { key: ALL, label: all },
        ...options.map(({ key, name, count }) => ({ key, label: copy.optionOf(name, count) })),
      ]}
      chosen={chosen === '' ? ALL : chosen}
      onChoose={(key) => onChoose(key === ALL ? '' : key)}
    />
  </div>
);

function Filters({ view: { asked, options, isBusy, stage, records }, on }: Parts) {
  const isListed = stage === 'listed' && records.length > 0;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      {isOrderQueue(asked.queue) && (
        <div className="w-48 max-md:w-full">
          <Select<Choice>
            label={copy.mode}
            hint=""
            placeholder={copy.allModes}
            choices={CHOICES}
            chosen={asked.mode === '' ? ALL : asked.mode}
            onChoose={(key) => on.chooseMode(isAll(key) ? '' : key)}
          />
        </div>
      )}
      {isOrderQueue(asked.queue) && options !== null && (
        <>
          <Narrow
            label={copy.port}
            all={copy.allPorts}
            chosen={asked.port}
            options={options.ports}
            onChoose={on.choosePort}
          />
          <Narrow
            label={copy.hazard}
            all={copy.allHazards}
            chosen={asked.hazard}
            options={options.hazards.map((one) => ({ ...one, name: copy.hazardNamed(one.name) }))}
            onChoose={on.chooseHazard}
          />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-9.5 print:hidden">
        <Checkbox name="isMine" isChecked={asked.isMine} onChange={on.toggleMine}>
          {copy.mine}
        </Checkbox>
        <Button look="line" size="small" isBusy={isBusy} hotkey="r" onClick={on.refresh}>
          {copy.refresh}
        </Button>
        {isListed && (
          <>
            <Button look="line" size="small" isOff={isBusy} hotkey="e" onClick={on.exportList}>
              {copy.exportList}
            </Button>
            <Button look="line" size="small" isOff={isBusy} hotkey="p" onClick={on.printList}>
              {copy.printList}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const isGone = (line: QueueLine) => line.kind === 'order' && line.isUnderWay;

/** Lines within 30 minutes of their promise stand on top, lines on their way apart below; a sorted list is one. */
function Tables({ view, on }: Parts) {
  const {
    records,
    readAt,
    asked: { queue },
    sorted,
  } = view;
  const by = sortColumn(sorted);
  const sort = by ? { key: by, way: isFromEnd(sorted) ? ('descending' as const) : ('ascending' as const) } : null;
  const holder = (line: QueueLine) => <QueueHolder line={line} view={view} on={on} />;
  const columns = queueColumns(queue, readAt, holder);
  const gone = records.filter(isGone);
  const urgent = records.filter((line) => !isGone(line) && isUrgent(line.dueAt, readAt));
  if (gone.length + urgent.length === 0 || sort !== null)
    return (
      <Table
        isDense
        caption={copy.queues[queue].name}
        columns={columns}
        rows={records}
        keyOf={lineNo}
        sort={sort}
        onSort={on.sortBy}
      />
    );
  const parts = [
    { name: copy.urgent(urgent.length), rows: urgent, columns },
    { name: copy.waits, rows: records.filter((line) => !gone.includes(line) && !urgent.includes(line)), columns },
    { name: copy.underWay, rows: gone, columns: queueColumns(queue, readAt, holder, copy.arrival) },
  ];
  return parts.map(
    ({ name, rows, columns: shown }) =>
      rows.length > 0 && (
        <section key={name} aria-label={name} className="mb-6">
          <h2 className="mb-2 text-16">{name}</h2>
          <Table isDense caption={name} columns={shown} rows={rows} keyOf={lineNo} onSort={on.sortBy} />
        </section>
      ),
  );
}

function List({ view, on }: Parts) {
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
      <Tables view={view} on={on} />
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

export function DeskQueueView({ view, on }: Parts) {
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
        <List view={view} on={on} />
      </Tabs>
    </>
  );
}

export function DeskQueue({ actor }: { actor: DeskQueueActor }) {
  const view = useSelector(actor, selectDeskQueue, shallowEqual);
  const on = useMemo(() => deskQueueIntents(actor), [actor]);
  return <DeskQueueView view={view} on={on} />;
}
