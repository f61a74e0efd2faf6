import type { ReactNode } from 'react';

import type {
  QueuedBuyerPaper,
  QueuedCase,
  QueuedClosure,
  QueuedEnquiry,
  QueuedNotice,
  QueuedSample,
  QueuedSurcharge,
  QueuedTariff,
  QueuedVerification,
  QueuedYear,
  QueueLine,
} from '../../../domain/house/case';
import { daysOff } from '../../../domain/house/calendar-change';
import { deskPagePath } from '../../../domain/house/pages';
import { type QueueId, SORTABLE, type SortColumn } from '../../../domain/house/queue';
import { subjectOf } from '../../../domain/house/beside';
import { BUYER_PAPER_NAMES } from '../../../domain/mall/buyer-papers';
import { describeSurcharge } from '../../../domain/offer/surcharge';
import type { ModeId } from '../../../domain/mode-ids';
import { modeWishName } from '../../../domain/modes/enq/ways';
import { bookingSearchCopy } from '../../copy/search/booking-search';
import { calendarCopy } from '../../copy/house/calendar';
import { surchargeCopy } from '../../copy/house/surcharges';
import { tariffCopy } from '../../copy/house/tariffs';
import { closureCopy } from '../../copy/house/closures';
import { deskCaseCopy } from '../../copy/house/desk-case';
import { deskQueueCopy as copy } from '../../copy/house/desk-queue';
import { closureScope, QUEUE_HEADS } from './queue-sheet';
import { secondPersonCopy } from '../../copy/house/second-person';
import { enquiryStateNames } from '../../copy/modes/enq';
import { orderStateNames } from '../../copy/orders/states';
import { Badge } from '../../ui/mark/badge';
import { TextLink } from '../../ui/press/text-link';
import type { Column } from '../../ui/show/table';
import { NONE, QueueDue } from './queue-due';

export const MODES: Readonly<Partial<Record<ModeId, string>>> = bookingSearchCopy.mode;

type Cells = Readonly<Record<'state' | 'lane' | 'goods', ReactNode>> & { name: string; beside?: string | undefined };

const caseCell = (line: QueueLine, { name, beside }: Cells) => (
  <span>
    <TextLink href={`#${deskPagePath({ name: 'case', subject: subjectOf(line) })}`}>{name}</TextLink>
    {beside !== undefined && <span className="text-12 text-muted"> {beside}</span>}
  </span>
);

const goodsCell = (goods: readonly string[], isDanger: boolean) => (
  <span className="wrap-anywhere">
    {goods.join('、')} {isDanger && <Badge look="warn">{copy.danger}</Badge>}
  </span>
);

const ofOrder = ({
  orderNo,
  mode,
  state,
  org,
  dst,
  goods,
  isDanger,
  isRevised,
  isComplained,
  hit,
  departure,
}: QueuedCase): Cells => ({
  name: orderNo,
  beside: MODES[mode],
  state: (
    <>
      {orderStateNames[state]} {isRevised && <Badge look="warn">{copy.revised}</Badge>}
      {isComplained && <Badge look="warn">{copy.complained}</Badge>}
      {hit !== null && (
        <span className="block wrap-anywhere text-bad">
          {copy.hit}：{hit}
        </span>
      )}
    </>
  ),
  lane: (
    <>
      {[org, dst].flatMap((end) => end?.nameCn ?? []).join(' → ')}
      {departure !== null && <span className="text-12 text-muted"> {departure}</span>}
    </>
  ),
  goods: goodsCell(goods, isDanger),
});

const ofEnquiry = ({
  enquiryNo,
  mode,
  state,
  org,
  dst,
  goods,
  isDanger,
  isContract,
  ...line
}: QueuedEnquiry): Cells => ({
  name: enquiryNo,
  beside: isContract ? `${modeWishName(mode)} · ${copy.contract}` : modeWishName(mode),
  state: (
    <>
      {enquiryStateNames[state]} {line.awaitsSecond && <Badge look="warn">{secondPersonCopy.waits}</Badge>}
    </>
  ),
  lane: `${org} → ${dst}`,
  goods: goodsCell(goods, isDanger),
});

const ofEnterprise = ({ name, creditCode, hasLicence, claims }: QueuedVerification): Cells => ({
  name: name,
  state: copy.waiting,
  lane: creditCode,
  goods: (
    <>
      {!hasLicence && <span className="text-muted">{copy.noLicence}</span>}{' '}
      {claims > 0 && <Badge look="warn">{copy.claims(claims)}</Badge>}
    </>
  ),
});

const ofBuyerPaper = ({ enterprise, paper, number, permit }: QueuedBuyerPaper): Cells => ({
  name: enterprise,
  state: copy.waiting,
  lane: `${BUYER_PAPER_NAMES[paper]} ${number}`,
  goods: permit ? `${permit.substance.nameCn} ${permit.kg.toLocaleString('en-US')} kg` : NONE,
});

const ofSample = ({ buyer, product, size, state }: QueuedSample): Cells => ({
  name: `${product.nameCn} ${product.grade}`,
  state: deskCaseCopy.sample.state[state],
  lane: size,
  goods: buyer,
});

const ofPlace = ({ name, notice }: QueuedNotice): Cells => ({
  name: name,
  state: notice ? <Badge look="warn">{copy.noticed}</Badge> : <span className="text-muted">{copy.unnoticed}</span>,
  lane: notice ? copy.delay(notice.days) : NONE,
  goods: notice ? <span className="wrap-anywhere">{notice.text}</span> : NONE,
});

const ofClosure = ({ stand, closure }: QueuedClosure): Cells => ({
  name: closure?.name ?? closureCopy.stands.NEW,
  state: closure ? <Badge look={stand === 'HOLDS' ? 'warn' : 'grey'}>{closureCopy.stands[stand]}</Badge> : NONE,
  lane: closure ? closureScope(closure) : NONE,
  goods: closure ? <span className="wrap-anywhere">{closure.reason}</span> : NONE,
});

const ofSurcharge = ({ stand, surcharge }: QueuedSurcharge): Cells => ({
  name: surcharge ? describeSurcharge(surcharge) : surchargeCopy.stands.NEW,
  state: surcharge ? <Badge look={surchargeCopy.looks[stand]}>{surchargeCopy.stands[stand]}</Badge> : NONE,
  lane: surcharge ? <span className="wrap-anywhere">{surcharge.scope}</span> : NONE,
  goods: surcharge ? closureScope(surcharge) : NONE,
});

const ofYear = ({ year, off, worked, isTold }: QueuedYear): Cells => ({
  name: calendarCopy.year(year),
  state: <Badge look={isTold ? 'good' : 'warn'}>{isTold ? calendarCopy.told : calendarCopy.untold}</Badge>,
  lane: calendarCopy.count(daysOff(off)),
  goods: calendarCopy.count(worked.length),
});

const ofTariff = ({ title, unit, topic, stand, count }: QueuedTariff): Cells => ({
  name: title,
  state: <Badge look={tariffCopy.looks[stand]}>{tariffCopy.stands[topic][stand]}</Badge>,
  lane: unit,
  goods: tariffCopy.count(count),
});

export function lineCells(line: QueueLine): Cells {
  if (line.kind === 'enquiry') return ofEnquiry(line);
  if (line.kind === 'notice') return ofPlace(line);
  if (line.kind === 'closure') return ofClosure(line);
  if (line.kind === 'surcharge') return ofSurcharge(line);
  if (line.kind === 'calendar') return ofYear(line);
  if (line.kind === 'tariff') return ofTariff(line);
  if (line.kind === 'buyerPaper') return ofBuyerPaper(line);
  if (line.kind === 'sample') return ofSample(line);
  return line.kind === 'verification' ? ofEnterprise(line) : ofOrder(line);
}

export const lineNo = (line: QueueLine): string => subjectOf(line).no;

const cell = (
  key: 'order' | 'state' | 'lane' | 'goods',
  head: string = copy.columns[key],
): Column<QueueLine, SortColumn> => ({
  key,
  head,
  cell: (line) => (key === 'order' ? caseCell(line, lineCells(line)) : lineCells(line)[key]),
});

type HeldCell = Column<QueueLine, SortColumn>['cell'];

export function queueColumns(
  queue: QueueId,
  readAt: number,
  holder: HeldCell,
  due: string = copy.queues[queue].due,
): Column<QueueLine, SortColumn>[] {
  const heads = QUEUE_HEADS[queue] ?? copy.columns;
  const sorts: readonly string[] = SORTABLE[queue];
  const columns: Column<QueueLine, SortColumn>[] = [
    cell('order', heads.order),
    { key: 'due', head: due, cell: (line) => <QueueDue line={line} readAt={readAt} /> },
    cell('state'),
    cell('lane', heads.lane),
    cell('goods', heads.goods),
    { key: 'holder', head: copy.columns.holder, cell: holder },
  ];
  return columns.map((column) => ({ ...column, isSortable: sorts.includes(column.key) }));
}
