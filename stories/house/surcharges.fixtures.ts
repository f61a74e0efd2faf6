import type { QueuedSurcharge, SurchargeCase } from '../../domain/house/case';
import type { SurchargeReading } from '../../domain/house/surcharge';
import type { SurchargeRow } from '../../domain/offer/surcharge';

const field = { isNeeded: true, label: null, options: [], value: '' };
const line = { kind: 'surcharge', dueAt: null, isOverdue: false, heldBy: null } as const;

const SEASON: SurchargeRow = {
  surchargeId: 'SC261120H6R2KD',
  mode: 'FCL',
  key: 'carrier:*',
  scope: '整箱海运',
  classes: [],
  name: '旺季附加费',
  percent: 8.5,
  from: '2026-11-20',
  until: '2027-01-31',
};
const CROWDED: SurchargeRow = {
  surchargeId: 'SC261124W9M4TB',
  mode: null,
  key: 'lane:CNSHA>NLRTM',
  scope: '上海港 → 鹿特丹港',
  classes: ['3', '5.1'],
  name: '拥堵附加费',
  percent: 12,
  from: '2026-11-28',
  until: '2026-12-15',
};

export const NEW_LINE: QueuedSurcharge = { ...line, no: 'SC-NEW', stand: 'NEW', surcharge: null };
export const CHARGED: QueuedSurcharge = { ...line, no: SEASON.surchargeId, stand: 'HOLDS', surcharge: SEASON };
export const UNSEEN: QueuedSurcharge = {
  ...line,
  no: CROWDED.surchargeId,
  stand: 'WAITING',
  surcharge: CROWDED,
  heldBy: { staffId: 'P5', name: '孙立' },
};
export const TAKEN_BACK: QueuedSurcharge = {
  ...line,
  no: 'SC261102Q3V7NX',
  stand: 'DROPPED',
  surcharge: { ...SEASON, surchargeId: 'SC261102Q3V7NX', key: 'place:CNNGB', scope: '宁波港', classes: ['ALL_DG'] },
};

const common = [
  { ...field, id: 'name', kind: 'text', label: '附加费名称（客户可见，2–16 字，如 旺季附加费）' },
  { ...field, id: 'percent', kind: 'number', label: '百分比（0.1–50，最多一位小数）' },
  {
    ...field,
    id: 'classes',
    kind: 'choices',
    label: '只对这些危险货物收取（不勾选则全部货物）',
    isNeeded: false,
    value: [],
    options: [
      { key: 'ALL_DG', name: '全部危险货物' },
      { key: '3', name: '第 3 类' },
    ],
  },
  { ...field, id: 'from', kind: 'date' },
  { ...field, id: 'until', kind: 'date', label: '最后一天（当天仍有效）' },
] satisfies SurchargeCase['acts'][number]['fields'];

export const SURCHARGE_NEW: SurchargeCase = {
  kind: 'surcharge',
  no: 'SC-NEW',
  stand: 'NEW',
  surcharge: null,
  isOwn: false,
  turn: '4.0',
  dueAt: null,
  heldBy: null,
  done: [{ act: 'surcharge.mode', at: '2026-11-20T01:30:00.000Z', who: '周宁' }],
  acts: [
    {
      id: 'surcharge.mode',
      name: null,
      fields: [
        { ...field, id: 'mode', kind: 'choice', options: [{ key: 'FCL', name: '整箱海运' }], value: 'FCL' },
        ...common,
      ],
    },
    { id: 'surcharge.lane', name: null, fields: common },
    { id: 'surcharge.place', name: null, fields: common },
    { id: 'surcharge.carrier', name: null, fields: common },
  ],
};
const approve = { id: 'surcharge.approved', name: null, fields: [] } as const;
const drop = { id: 'surcharge.dropped', name: null, fields: [] } as const;

export const SURCHARGE_HOLDS: SurchargeCase = {
  ...SURCHARGE_NEW,
  no: SEASON.surchargeId,
  stand: 'HOLDS',
  surcharge: SEASON,
  turn: '1.0',
  acts: [{ ...drop, fields: [] }],
};
export const SURCHARGE_WAITS: SurchargeCase = {
  ...SURCHARGE_HOLDS,
  no: CROWDED.surchargeId,
  stand: 'WAITING',
  surcharge: CROWDED,
  done: [{ act: 'surcharge.lane', at: '2026-11-24T06:40:00.000Z', who: '孙立' }],
  acts: [
    { ...approve, fields: [] },
    { ...drop, fields: [] },
  ],
};
export const SURCHARGE_OWN: SurchargeCase = { ...SURCHARGE_WAITS, isOwn: true, acts: [{ ...drop, fields: [] }] };
export const SURCHARGE_ENDING: SurchargeCase = {
  ...SURCHARGE_HOLDS,
  stand: 'ENDING',
  acts: [{ ...approve, fields: [] }],
  done: [
    { act: 'surcharge.dropped', at: '2026-11-25T08:05:00.000Z', who: '王强' },
    { act: 'surcharge.mode', at: '2026-11-20T01:30:00.000Z', who: '周宁' },
  ],
};

const dollars = (amount: number) => ({ amount, currency: '2' });
export const SURCHARGE_READING: SurchargeReading = {
  said: '旺季附加费 8.5%',
  moved: 8.5,
  waits: false,
  offers: 1_284,
  quotes: 17,
  examples: [
    { mode: 'FCL', way: '上海 → 鹿特丹 汐屏国际航运', before: dollars(241_300), after: dollars(261_811) },
    { mode: 'FCL', way: '宁波 → 杰贝阿里 屿枫支线', before: dollars(182_700), after: dollars(198_230) },
  ],
};
export const SURCHARGE_PAST_TEN: SurchargeReading = {
  ...SURCHARGE_READING,
  said: '拥堵附加费 12%',
  moved: 12,
  waits: true,
  examples: [],
};
