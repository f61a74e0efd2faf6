import { truckDocument } from '../../../../server/modes/truck/consignment';
import { TRUCK_ORDER } from './orders';
import { IN_GROUPS, ORDER_NO, type Print } from './print';

const { form } = TRUCK_ORDER;

export const TRUCK_PRINTS: readonly Print[] = [
  {
    name: 'consignment of trucks',
    html: truckDocument('truckConsignment', TRUCK_ORDER, ORDER_NO),
    places: {
      订单: IN_GROUPS,
      承运人: '澜骁危运',
      车辆: '3 × 13 米厢式半挂',
      装货: ['苏州市苏州工业园区化工路 1 号', '李工 13800138000'],
      装货时间: ['2026-12-07 09:15', '2026-12-07 11:45'],
      卸货: ['郑州市高新区科学大道 8 号', '陈工 0371-88880000'],
      收货人用途: '自用',
      '24 小时应急电话': form.emergencyPhone,
      '货物 / 品名': '异丙醇',
      '货物 / 危险货物说明': 'UN 1219, ISOPROPANOL, 3, PG II',
      '货物 / 件数': '80',
      '货物 / 毛重 kg': '20000',
    },
  },
];
