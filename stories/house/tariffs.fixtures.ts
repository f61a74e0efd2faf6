import type { QueuedTariff, TariffCase } from '../../domain/house/case';
import type { TariffReading, TariffSheetState } from '../../domain/house/tariff-shape';

const field = { isNeeded: true, label: null, options: [], value: '' };
const line = { dueAt: null, isOverdue: false, heldBy: null } as const;

const OCEAN: TariffSheetState = {
  kind: 'tariff',
  no: 'sea-ocean',
  topic: 'PRICES',
  title: '整箱海运费',
  unit: '美元/箱',
  stand: 'HOLDS',
  from: '2026-11-16T00:00:00.000Z',
  count: 3,
};

export const QUEUED_TARIFFS: QueuedTariff[] = [
  { ...OCEAN, ...line, stand: 'WAITING', from: '2026-12-01T00:00:00.000Z', heldBy: { staffId: 'P5', name: '孙立' } },
  {
    ...OCEAN,
    ...line,
    no: 'tank-rent',
    title: '罐箱日租与押金',
    unit: '日租美元/罐·天，押金元/罐',
    stand: 'NONE',
    from: null,
    count: 0,
  },
  {
    ...OCEAN,
    ...line,
    no: 'air-freight',
    title: '空运运费',
    unit: '元；最低收费每票，燃油与各级每公斤',
    stand: 'COMING',
    from: '2026-12-15T00:00:00.000Z',
    count: 9,
  },
  { ...OCEAN, ...line, no: 'lcl-ocean', title: '拼箱海运费', unit: '美元/计费吨', count: 13 },
  { ...OCEAN, ...line, no: 'dom-freight', title: '内贸海运费', unit: '元/箱', stand: 'BASE', from: null, count: 22 },
  {
    ...OCEAN,
    ...line,
    no: 'ships-lyue',
    topic: 'SHIPS',
    title: '船期：澜岳航运',
    unit: '开航与到港为港口当地时间',
    stand: 'NONE',
    from: null,
    count: 0,
  },
];

const put = {
  id: 'tariff.put',
  name: null,
  fields: [
    {
      ...field,
      id: 'sheet',
      kind: 'lines',
      label: '价目表（第 1 行是列名；可从表格软件整表复制粘贴，制表符或逗号分隔；没有的行不报价，转询价）',
      value: '航线\t20GP\t40GP\t40HQ\n东南亚\t420\t760\t760\n欧洲\t1900\t3100\t3100\n中东\t1250\t1900\t1900',
    },
    { ...field, id: 'fromAt', kind: 'moment', isNeeded: false },
  ],
} satisfies TariffCase['acts'][number];
const approve = { id: 'tariff.approved', name: null, fields: [] } satisfies TariffCase['acts'][number];
const drop = { id: 'tariff.dropped', name: null, fields: [] } satisfies TariffCase['acts'][number];

export const TARIFF_READING: TariffReading = {
  topic: 'PRICES',
  title: '整箱海运费',
  from: '2026-12-01T00:00:00.000Z',
  changed: [
    { row: '中东', column: '20GP', before: 1250, after: 1325 },
    { row: '欧洲', column: '40HQ', before: 3100, after: 3180 },
  ],
  count: 2,
  added: [],
  gone: [],
  most: 6,
  waits: false,
  quotes: 17,
  orders: 0,
};
export const TARIFF_PAST_TEN: TariffReading = {
  ...TARIFF_READING,
  changed: [
    { row: '欧洲', column: '20GP', before: 1900, after: 2280 },
    { row: '欧洲', column: '40GP', before: 3100, after: 2604 },
    { row: '东南亚', column: '40HQ', before: 760, after: 798 },
  ],
  count: 14,
  added: ['红海'],
  gone: ['中东'],
  most: 20,
  waits: true,
};
export const TARIFF_SAME: TariffReading = { ...TARIFF_READING, changed: [], count: 0, most: 0 };

export const TARIFF_HOLDS: TariffCase = {
  ...OCEAN,
  turn: '4.0',
  dueAt: null,
  heldBy: null,
  table: {
    columns: ['20GP', '40GP', '40HQ', '45HQ', '20RF', '40RH', '20OT', '40OT', '20FR', '40FR'],
    rows: [
      { name: '东南亚', figures: [420, 760, 760, 912, 924, 1672, 672, 1216, 756, 1368] },
      { name: '欧洲', figures: [1900, 3100, 3100, 3720, 4180, 6820, 3040, 4960, 3420, 5580] },
      { name: '中东', figures: [1250, 1900, 1900, 2280, 2750, 4180, 2000, 3040, 2250, 3420] },
    ],
  },
  pending: null,
  isOwn: false,
  done: [{ act: 'tariff.put', at: '2026-11-16T00:00:00.000Z', who: '周宁' }],
  acts: [put, drop],
};
export const TARIFF_NONE: TariffCase = {
  ...TARIFF_HOLDS,
  no: 'tank-rent',
  title: '罐箱日租与押金',
  unit: '日租美元/罐·天，押金元/罐',
  stand: 'NONE',
  from: null,
  count: 0,
  table: { columns: ['日租', '押金'], rows: [] },
  done: [],
  acts: [put],
};
export const TARIFF_WAITS: TariffCase = {
  ...TARIFF_HOLDS,
  stand: 'WAITING',
  from: '2026-12-01T00:00:00.000Z',
  pending: TARIFF_PAST_TEN,
  done: [{ act: 'tariff.put', at: '2026-11-24T06:40:00.000Z', who: '孙立' }],
  acts: [approve, drop],
};
export const TARIFF_COMING: TariffCase = {
  ...TARIFF_HOLDS,
  stand: 'COMING',
  from: '2026-12-01T00:00:00.000Z',
  pending: TARIFF_READING,
  acts: [drop],
};
export const TARIFF_OWN: TariffCase = { ...TARIFF_WAITS, isOwn: true, acts: [drop] };

const SHIPS_TEXT = [
  ['航线服务', '船名', '航次', '起运港', '目的港', '中转港', '开航', '到港', '舱位'],
  ['EU1', 'LANYUE JADE', '012W', 'CNSHA', 'NLRTM', '', '2026-12-06 14:00', '2027-01-08 06:00', '60'],
  ['EU1', 'LANYUE PEARL', '013W', 'CNSHA', 'NLRTM', 'SGSIN', '2026-12-13 14:00', '2027-01-17 06:00', '80'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const putShips = {
  ...put,
  fields: [
    {
      ...field,
      id: 'sheet',
      kind: 'lines',
      label: '船期表（第 1 行是列名；整表替换该船公司尚未开航的班次，没有写的即撤下）',
      value: SHIPS_TEXT,
    },
    { ...field, id: 'fromAt', kind: 'moment', isNeeded: false },
  ],
} satisfies TariffCase['acts'][number];

export const SHIPS_HOLD: TariffCase = {
  ...TARIFF_HOLDS,
  no: 'ships-lyue',
  topic: 'SHIPS',
  title: '船期：澜岳航运',
  unit: '开航与到港为港口当地时间',
  count: 2,
  table: {
    columns: ['开航', '到港', '中转港', '航线服务', '舱位'],
    rows: [
      { name: 'LANYUE JADE 012W 上海—鹿特丹', figures: ['2026-12-06 14:00', '2027-01-08 06:00', '', 'EU1', '60'] },
      {
        name: 'LANYUE PEARL 013W 上海—鹿特丹',
        figures: ['2026-12-13 14:00', '2027-01-17 06:00', '新加坡', 'EU1', '80'],
      },
    ],
  },
  acts: [putShips, drop],
};
export const SHIPS_NONE: TariffCase = {
  ...SHIPS_HOLD,
  stand: 'NONE',
  from: null,
  count: 0,
  table: { columns: [], rows: [] },
  done: [],
  acts: [putShips],
};
export const SHIPS_READING: TariffReading = {
  ...TARIFF_READING,
  topic: 'SHIPS',
  title: '船期：澜岳航运',
  changed: [
    {
      row: 'LANYUE JADE 012W 上海—鹿特丹 2026-12-07 10:00',
      column: '开航',
      before: '2026-12-06 14:00',
      after: '2026-12-07 10:00',
    },
  ],
  count: 1,
  added: ['LANYUE CEDAR 014W 上海—鹿特丹 2026-12-20 14:00'],
  gone: ['LANYUE PEARL 013W 上海—鹿特丹 2026-12-13 14:00'],
  most: 0,
  waits: true,
  quotes: 3,
  orders: 2,
};
export const SHIPS_WAIT: TariffCase = {
  ...SHIPS_HOLD,
  stand: 'WAITING',
  from: '2026-12-01T00:00:00.000Z',
  pending: SHIPS_READING,
  done: [{ act: 'tariff.put', at: '2026-11-24T06:40:00.000Z', who: '孙立' }],
  acts: [approve, drop],
};
