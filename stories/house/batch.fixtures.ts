import type { CaseAct } from '../../domain/house/act-fields';
import type { CaseOutcome } from '../../domain/house/many';
import type { QueuedCase } from '../../domain/house/case';
import type { QueueChoice } from '../../domain/house/queue';
import type { CaseBatchIntents, CaseBatchView } from '../../machines/house/case-batch';
import type { DeskQueueIntents, DeskQueueView } from '../../machines/house/desk-queue';
import { SELF } from './case.fixtures';
import { CLOSING } from './queue.fixtures';

const SHIP = '2026-11-24 星川 208E';
export const CARRIED_CHOICE: QueueChoice = {
  queue: 'carriage',
  mode: '',
  port: '',
  hazard: '',
  departure: SHIP,
  isMine: false,
  sort: '',
  page: 1,
};

const declared = (orderNo: string, goods: string): QueuedCase => ({
  ...CLOSING,
  orderNo,
  goods: [goods],
  state: 'DECLARED',
  cutoff: null,
  dueAt: '2026-11-24T12:00:00.000Z',
  departure: SHIP,
});
export const [FIRST, SECOND] = ['FC000000000001', 'FC000000000002'] as const;

const NONE = () => undefined;
export const QUEUE_INTENTS: DeskQueueIntents = {
  chooseQueue: NONE,
  chooseMode: NONE,
  choosePort: NONE,
  chooseHazard: NONE,
  chooseDeparture: NONE,
  sortBy: NONE,
  takeLine: NONE,
  exportList: NONE,
  printList: NONE,
  toggleMine: NONE,
  turnPage: NONE,
  refresh: NONE,
};

const BATCH_INTENTS: CaseBatchIntents = {
  tickLine: NONE,
  tickPage: NONE,
  tickAll: NONE,
  clear: NONE,
  retry: NONE,
  choose: NONE,
  change: NONE,
  rehearse: NONE,
  changeAct: NONE,
  drop: NONE,
  send: NONE,
  resume: NONE,
  close: NONE,
};

export const CARRIED_VIEW: DeskQueueView = {
  stage: 'listed',
  queues: ['review', 'customer', 'carriage'],
  asked: CARRIED_CHOICE,
  sorted: '',
  records: [declared(FIRST, '甲苯'), declared(SECOND, '二甲苯')],
  total: 2,
  counts: { review: 2, customer: 0, carriage: 3 },
  options: { ports: [], hazards: [], departures: [{ key: SHIP, name: SHIP, count: 2 }] },
  taken: [],
  self: SELF,
  take: null,
  exported: null,
  readAt: Date.parse('2026-11-23T03:48:00Z'),
  failureCode: null,
  isBusy: false,
  isTaking: false,
};

export const DEPARTED: CaseAct = {
  id: 'departed',
  name: '已开航',
  fields: [{ id: 'reason', kind: 'text', isNeeded: true, label: null, options: [], value: '' }],
};
export const textOf = (orderNo: string) => `【化途】订单 ${orderNo} 已开航。`;
export const GOES: CaseOutcome[] = [FIRST, SECOND].map((orderNo) => ({
  orderNo,
  end: 'done',
  message: '',
  texts: [textOf(orderNo)],
}));
export const HELD: CaseOutcome = { orderNo: SECOND, end: 'held', message: '正由王强处理', texts: [] };
export const REFUSED: CaseOutcome[] = GOES.map(({ orderNo }) => ({
  orderNo,
  end: 'refused',
  message: '资料未齐，不能办理这一步，还缺：VGM 声明',
  texts: [],
}));

export const NOTHING_TICKED: CaseBatchView = {
  step: 'idle',
  asked: null,
  ticked: [],
  left: 0,
  acts: [],
  act: null,
  said: {},
  readings: [],
  outcomes: [],
  holders: {},
  ready: 0,
  isLacking: false,
  isBusy: false,
  failureCode: null,
  message: null,
};

export const TICKED = {
  view: CARRIED_VIEW,
  batch: {
    view: { ...NOTHING_TICKED, step: 'offered' as const, asked: CARRIED_CHOICE, ticked: [FIRST], acts: [DEPARTED] },
    on: BATCH_INTENTS,
  },
};
