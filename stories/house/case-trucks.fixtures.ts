import type { CaseOption } from '../../domain/house/act-fields';
import type { HouseCase } from '../../domain/house/case';
import { CASE, dollars, entry, yuan } from './house.fixtures';

const field = { isNeeded: true, label: null, options: [], value: '' };

const COLUMNS: CaseOption[] = [
  { key: 'no', name: '车牌号', check: { kind: 'pattern', pattern: '^沪A[0-9]{5}$', message: '车牌号格式不正确' } },
  { key: 'trailerNo', name: '挂车号' },
  { key: 'driver', name: '驾驶员' },
  { key: 'driverPaper', name: '驾驶员证件末四位' },
  { key: 'escort', name: '押运员' },
  { key: 'escortPaper', name: '押运员证件末四位' },
  { key: 'testDue', name: '罐体或车辆下次检验', check: { kind: 'day' } },
  { key: 'boxNo', name: '箱号', check: { kind: 'container' } },
];
export const NAMED = ['沪A70215', '沪A4826挂', '温师傅', '480X', '傅师傅', '1937', '2027-05-14', 'CSQU3054383'];

/** Truck at the loading place: a breakdown may be reported, and goods refused. */
export const TRUCK_CASE: HouseCase = {
  ...CASE,
  orderNo: 'TR2612070K3M9Q',
  mode: 'TRUCK',
  agreed: { protocol: 'shipping-protocol', version: '2026-11-25', charges: null },
  state: 'ARRIVED',
  stands: { ARRIVED: '已到达' },
  asked: null,
  cutoffs: [],
  prints: [],
  contents: {
    way: [
      { name: '承运车队', said: '途远危运' },
      { name: '车型', said: '骨架车' },
    ],
    entries: [
      ...CASE.contents.entries.filter(({ step }) => step === 'goods'),
      entry('goods', 'trucks', '1'),
      entry('stops', 'pickAddress', '金山区漕泾镇 88 号'),
      entry('stops', 'pickContact', '程库管'),
      entry('stops', 'pickPhone', '13800138011'),
      entry('stops', 'dropAddress', '北仑区港口路 6 号'),
      entry('stops', 'dropContact', '范收货'),
      entry('stops', 'dropFrom', '2026-12-09T08:00'),
      entry('stops', 'purpose', 'USE'),
      entry('truck', 'trip', 'ONE'),
      entry('truck', 'drivers', '2'),
      entry('truck', 'unload', 'FORK'),
      entry('truck', 'box', 'TK'),
      entry('truck', 'tareKg', '3650'),
      entry('truck', 'boxNo', 'CSQU3054383'),
      entry('confirm', 'contactName', '吴远'),
      entry('confirm', 'contactPhone', '13800138004'),
    ],
  },
  charges: {
    lines: [
      {
        item: 'RF',
        name: '运费 骨架车 214 公里',
        unit: 'VEH',
        unitPrice: yuan(3_200_00),
        quantity: 1,
        total: yuan(3_200_00),
        part: 'ROAD',
      },
    ],
    totalUsd: dollars(450_70),
    totalYuan: yuan(3_200_00),
    notIncluded: [],
  },
  acts: [
    {
      id: 'units',
      name: null,
      fields: [{ ...field, id: 'units', kind: 'rows', label: '车', options: COLUMNS, value: NAMED }],
    },
    {
      id: 'mishap',
      name: null,
      fields: [
        {
          ...field,
          id: 'mishap',
          kind: 'choice',
          options: [
            { key: 'WAITED', name: '收货人未备好，卸货等候' },
            { key: 'REFUSED', name: '收货人拒收' },
            { key: 'FILED', name: '受理投诉' },
          ],
        },
        { ...field, id: 'happenedOn', kind: 'date' },
        { ...field, id: 'count', kind: 'number', label: '等候小时数（从约定时间起）', isNeeded: false },
        { ...field, id: 'words', kind: 'text' },
      ],
    },
  ],
};
