import type { ClosureCase, ClosureReading, QueuedClosure } from '../../domain/house/case';
import type { Closure } from '../../domain/offer/closure';

const field = { isNeeded: true, label: null, options: [], value: '' };
const line = { kind: 'closure', dueAt: null, isOverdue: false, heldBy: null } as const;

const TYPHOON: Closure = {
  closureId: 'CL261124K7M3QX',
  mode: null,
  key: 'place:CNNGB',
  name: '宁波港',
  classes: [],
  reason: '台风红色预警',
  from: '2026-11-24',
  until: '2026-11-28',
};
const EMBARGO: Closure = {
  closureId: 'CL261123P4T9WB',
  mode: 'FCL',
  key: 'carrier:XPIN',
  name: '汐屏国际航运',
  classes: ['4.1', '5.1'],
  reason: '船东危险品配额已满',
  from: '2026-12-20',
  until: '2027-01-10',
};

export const NEW_CLOSURE: QueuedClosure = { ...line, no: 'NEW', stand: 'NEW', closure: null };
export const HOLDING: QueuedClosure = { ...line, no: TYPHOON.closureId, stand: 'HOLDS', closure: TYPHOON };
export const COMING: QueuedClosure = {
  ...line,
  no: EMBARGO.closureId,
  stand: 'COMING',
  closure: EMBARGO,
  heldBy: { staffId: 'P5', name: '孙立' },
};
export const ENDED: QueuedClosure = {
  ...line,
  no: 'CL261102W8N5RD',
  stand: 'OVER',
  closure: {
    ...TYPHOON,
    closureId: 'CL261102W8N5RD',
    key: 'lane:CNSHA>SGSIN',
    name: '上海港 → 新加坡港',
    classes: ['ALL_DG'],
  },
};

const common = [
  {
    ...field,
    id: 'classes',
    kind: 'choices',
    isNeeded: false,
    value: [],
    options: [
      { key: 'ALL_DG', name: '全部危险货物' },
      { key: '3', name: '第 3 类' },
      { key: '5.1', name: '第 5.1 类' },
    ],
  },
  { ...field, id: 'from', kind: 'date' },
  { ...field, id: 'until', kind: 'date', label: '最后一天（当天仍有效）' },
  { ...field, id: 'text', kind: 'text', label: '原因（托运人可见，2–60 字）' },
] satisfies ClosureCase['acts'][number]['fields'];

const PLACES = [
  { key: 'CNNGB', name: '宁波港 CNNGB' },
  { key: 'SGSIN', name: '新加坡港 SGSIN' },
];

export const CLOSURE_NEW: ClosureCase = {
  kind: 'closure',
  no: 'NEW',
  stand: 'NEW',
  closure: null,
  turn: '7.0',
  dueAt: null,
  heldBy: null,
  done: [{ act: 'closure.place', at: '2026-11-24T01:30:00.000Z', who: '孙立' }],
  acts: [
    {
      id: 'closure.place',
      name: null,
      fields: [
        { ...field, id: 'place', kind: 'choice', label: '口岸、机场、车站、场站或仓库', options: PLACES },
        { ...field, id: 'mode', kind: 'choice', options: [{ key: '*', name: '全部方式' }], value: '*' },
        ...common,
      ],
    },
    { id: 'closure.lane', name: null, fields: common },
    { id: 'closure.carrier', name: null, fields: common },
  ],
};
export const CLOSURE_HOLDS: ClosureCase = {
  ...CLOSURE_NEW,
  no: TYPHOON.closureId,
  stand: 'HOLDS',
  closure: TYPHOON,
  turn: '1.0',
  acts: [{ id: 'closure.dropped', name: null, fields: [] }],
};
export const CLOSURE_DROPPED: ClosureCase = {
  ...CLOSURE_HOLDS,
  no: EMBARGO.closureId,
  stand: 'DROPPED',
  closure: EMBARGO,
  acts: [],
  done: [
    { act: 'closure.dropped', at: '2026-11-25T08:05:00.000Z', who: '王强' },
    { act: 'closure.carrier', at: '2026-11-23T06:40:00.000Z', who: '孙立' },
  ],
};
export const CLOSURE_READING: ClosureReading = {
  said: '宁波港 11月24日至11月28日停收货物：台风红色预警',
  offers: 1_284,
  quotes: 17,
  drafts: 9,
  orders: 42,
};
