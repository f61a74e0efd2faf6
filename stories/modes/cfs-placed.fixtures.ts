import { blankTruck } from '../../domain/modes/cfs/form';
import type { CfsOrder } from '../../domain/modes/cfs/receipt';
import { NOT_SEEN } from '../../domain/order/trucks/arrival';
import { order } from '../order/orders.fixtures';
import { SEARCH } from './cfs.fixtures';

const truckOf = (code: string, told: Partial<CfsOrder['trucks'][number]>): CfsOrder['trucks'][number] => ({
  ...blankTruck,
  code,
  openUntil: '2026-11-24T23:00:00.000Z',
  dueAt: '2026-11-25T01:00:00.000Z',
  ...NOT_SEEN,
  ...told,
});

export const PLACED_CFS: CfsOrder = {
  ...order,
  orderNo: 'CF2611207K3M9Q',
  mode: 'CFS',
  station: { code: 'SWGQ', nameCn: '外高桥装箱站', nameEn: 'SWGQ', address: '上海市浦东新区外高桥' },
  cut: '2026-12-01T10:00:00.000Z',
  lastGate: '2026-11-30T22:00:00.000Z',
  carrierBookingNo: 'LY2612A0481',
  vesselVoyage: 'EVER GIVEN 012E',
  dstPort: '新加坡 SGSIN',
  tons: 14.16,
  trucks: [
    truckOf('7K3MQX9DT2', { slot: '2026-11-25T09', plateNo: '沪A12345', driverName: '张三', pieces: '40' }),
    truckOf('8K3MQX9DT3', { slot: '2026-11-25T10', plateNo: '', driverName: '', pieces: '' }),
  ],
  search: SEARCH,
  stuffings: [{ slot: '2026-11-26TPM', teu: '1' }],
  fires: ['A1'],
  boxes: [
    {
      no: 1,
      type: '20GP',
      containerNo: 'CSQU3054383',
      seal: 'AB1234',
      goods: ['甲醇'],
      kg: 14_160,
      vgmKg: 16_490,
      placards: { hazards: ['3', '6.1'], marks: ['number'], count: 12 },
    },
  ],
  checks: [],
  entry: {
    classes: ['3'],
    bring: ['每车一个预约码（二维码或 10 位码）', 'SDS（中文）', '道路危险货物运输证'],
    wear: ['安全帽、反光背心、防砸鞋', '防静电工作服和鞋'],
    act: ['进站前关闭手机，不带火种，站内禁止吸烟'],
  },
  packed: [],
  photos: [],
  signed: null,
};
