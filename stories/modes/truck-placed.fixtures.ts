import type { TruckOrder } from '../../domain/modes/truck/receipt';
import { order } from '../order/orders.fixtures';
import { TRAILER } from './truck.fixtures';

/** Two trailers that were ordered, and nobody has named yet. */
export const PLACED_TRUCK: TruckOrder = {
  ...order,
  mode: 'TRUCK',
  org: TRAILER.org,
  dst: TRAILER.dst,
  carrier: TRAILER.supplier.nameCn,
  etd: '2026-12-07T01:15:00.000Z',
  eta: '2026-12-08T08:51:00.000Z',
  vehicle: 'BOX13',
  vehicleCn: '13 米厢式半挂',
  trucks: 2,
  kg: 18_000,
  trip: 'ONE',
  drivers: '1',
  km: 946,
  detourKm: 37,
  pickup: {
    city: '苏州市',
    address: '工业园区化工路 1 号 3 号门',
    contact: '李工',
    phone: '13800000002',
    from: '2026-12-07T09:15',
    to: '2026-12-07T11:45',
  },
  drop: {
    city: '郑州市',
    address: '高新区科学大道 8 号',
    contact: '陈工',
    phone: '13800000003',
    from: '',
    to: '2026-12-09T16:30',
  },
  between: [],
  boxNo: '',
  wash: null,
  classes: ['3'],
  fees: { confirmed: 60_000, early: 117_494, late: 352_480, last: 587_466, atGate: 822_453 },
  units: [],
  isDangerous: true,
  part: null,
  seen: [],
  mishaps: [],
};
