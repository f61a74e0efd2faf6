import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';

import type { QueuedCase, QueuedEnquiry, QueuedVerification, QueueLine } from '../../../domain/house/case';
import { deskPathOf } from '../../../domain/house/pages';
import { isOrderQueue, QUEUE_PAGE, type QueueId } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import { MODE_IDS, type ModeId } from '../../../domain/modes';
import { wayName } from '../../../domain/modes/enq/ways';
import {
  deskQueueIntents,
  selectDeskQueue,
  type DeskQueueActor,
  type DeskQueueIntents,
  type DeskQueueView as View,
} from '../../../machines/house/desk-queue';
import { bookingSearchCopy } from '../../copy/booking-search';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { enquiryStateNames } from '../../copy/modes/enq';
import { orderStateNames } from '../../copy/order-states';
import { Checkbox } from '../../ui/form/checkbox';
import { Select } from '../../ui/form/select';
import { catchFocus } from '../../ui/layer/catch-focus';
import { Badge } from '../../ui/mark/badge';
import { Button } from '../../ui/press/button';
import { TextLink } from '../../ui/press/text-link';
import { Pagination } from '../../ui/show/pagination';
import { Table, type Column } from '../../ui/show/table';
import { Tabs } from '../../ui/show/tabs';

type Parts = { view: View; on: DeskQueueIntents };

const MODES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

/** Chosen, it asks for every mode. */
const ALL = 'ALL';
type Choice = ModeId | typeof ALL;
const isAll = (key: Choice): key is typeof ALL => key === ALL;

const CHOICES = [
  { key: ALL as Choice, label: copy.allModes },
  ...MODE_IDS.flatMap((key) => (MODES[key] === undefined ? [] : [{ key, label: MODES[key] }])),
];

function Due({ dueAt, isOverdue }: QueueLine) {
  if (dueAt === null) return <span className="text-muted">{copy.noDue}</span>;
  return (
    <span className={isOverdue ? 'font-medium text-bad' : ''}>
      {copy.at(dueAt)}
      {isOverdue && ` ${copy.overdue}`}
    </span>
  );
}

type Key = keyof typeof copy.columns;
type Cells = Readonly<Record<'order' | 'state' | 'lane' | 'goods', ReactNode>>;

const linkTo = (subject: Subject, name: string, beside: ReactNode) => (
  <>
    <TextLink href={`#${deskPathOf({ name: 'case', subject })}`}>{name}</TextLink>{' '}
    <span className="text-12 text-muted">{beside}</span>
  </>
);

const goodsCell = (goods: readonly string[], isDanger: boolean) => (
  <span className="wrap-anywhere">
    {goods.join('、')} {isDanger && <Badge look="warn">{copy.danger}</Badge>}
  </span>
);

const ofOrder = ({ orderNo, mode, state, org, dst, goods, isDanger, isRevised }: QueuedCase): Cells => ({
  order: linkTo({ kind: 'order', no: orderNo }, orderNo, MODES[mode]),
  state: (
    <>
      {orderStateNames[state]} {isRevised && <Badge look="warn">{copy.revised}</Badge>}
    </>
  ),
  lane: [org, dst].flatMap((end) => end?.nameCn ?? []).join(' → '),
  goods: goodsCell(goods, isDanger),
});

const ofEnquiry = ({ enquiryNo, mode, state, org, dst, goods, isDanger, isContract }: QueuedEnquiry): Cells => ({
  order: linkTo(
    { kind: 'enquiry', no: enquiryNo },
    enquiryNo,
    isContract ? `${wayName(mode)} · ${copy.contract}` : wayName(mode),
  ),
  state: enquiryStateNames[state],
  lane: `${org} → ${dst}`,
  goods: goodsCell(goods, isDanger),
});

const ofEnterprise = ({ enterpriseId, name, creditCode, hasLicence, claims }: QueuedVerification): Cells => ({
  order: linkTo({ kind: 'verification', no: enterpriseId }, name, ''),
  state: copy.waiting,
  lane: creditCode,
  goods: (
    <>
      {!hasLicence && <span className="text-muted">{copy.noLicence}</span>}{' '}
      {claims > 0 && <Badge look="warn">{copy.claims(claims)}</Badge>}
    </>
  ),
});

function cellsOf(line: QueueLine): Cells {
  if (line.kind === 'enquiry') return ofEnquiry(line);
  return line.kind === 'verification' ? ofEnterprise(line) : ofOrder(line);
}

const noOf = (line: QueueLine): string =>
  line.kind === 'enquiry' ? line.enquiryNo : line.kind === 'verification' ? line.enterpriseId : line.orderNo;

const cell = (key: keyof Cells, head: string = copy.columns[key]): Column<QueueLine, Key> => ({
  key,
  head,
  cell: (line) => cellsOf(line)[key],
});

function columnsOf(queue: QueueId): Column<QueueLine, Key>[] {
  const isOfEnterprises = queue === 'verifications';
  return [
    cell('order', isOfEnterprises ? copy.columns.name : copy.columns.order),
    { key: 'due', head: copy.queues[queue].due, cell: Due },
    cell('state'),
    cell('lane', isOfEnterprises ? copy.columns.code : copy.columns.lane),
    cell('goods', isOfEnterprises ? copy.columns.claims : copy.columns.goods),
    {
      key: 'holder',
      head: copy.columns.holder,
      cell: ({ heldBy }) => (heldBy ? copy.heldBy(heldBy.name) : <span className="text-muted">{copy.free}</span>),
    },
  ];
}

function Filters({ view: { asked, isBusy }, on }: Parts) {
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
      <div className="flex items-center gap-6 pb-9.5">
        <Checkbox name="isMine" isChecked={asked.isMine} onChange={on.toggleMine}>
          {copy.mine}
        </Checkbox>
        <Button look="line" size="small" isBusy={isBusy} onClick={on.refresh}>
          {copy.refresh}
        </Button>
      </div>
    </div>
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
      <Table caption={copy.queues[asked.queue].name} columns={columnsOf(asked.queue)} rows={records} keyOf={noOf} />
      {count > 1 ? (
        <Pagination
          words={copy.pagination}
          page={asked.page}
          count={count}
          total={copy.total(total)}
          onTurn={on.turnPage}
        />
      ) : (
        <p className="mt-3 text-muted">{copy.total(total)}</p>
      )}
    </>
  );
}

/** What waits, by whom it waits for. */
export function DeskQueueView({ view, on }: Parts) {
  const { asked, counts, failureCode, queues } = view;
  const tabs = Object.fromEntries(queues.map((id) => [id, copy.counted(copy.queues[id].name, counts?.[id])])) as Record<
    QueueId,
    string
  >;
  return (
    <>
      <h1 ref={catchFocus} className="mb-4 text-24">
        {copy.title}
      </h1>
      <Tabs label={copy.title} tabs={tabs} chosen={asked.queue} onChoose={on.chooseQueue}>
        <Filters view={view} on={on} />
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
