import { truckDocument } from '../../../../../server/trade/modes/truck/consignment';
import { MEASURE_HEADS, emergencyMeasures } from '../../../../../server/trade/modes/truck/measures';
import { TRUCK_ORDER } from './orders';
import { IN_GROUPS, ORDER_NO, type Print } from './print';

const { form } = TRUCK_ORDER;

export const TRUCK_PRINTS: readonly Print[] = [
  {
    name: 'consignment of trucks',
    html: truckDocument('truckConsignment', TRUCK_ORDER, { orderNo: ORDER_NO, units: [] }),
    places: {
      订单: IN_GROUPS,
      承运人: ['澜骁危运', '道路危险货物运输许可范围：第 2.1、2.2、3、4.1、5.1、6.1、8、9 类'],
      车辆: '3 × 13 米厢式半挂，各车装载相同',
      托运人: ['苏州某精细化工有限公司', '苏州工业园区化工路 1 号', '0512-66660000', '许可证 苏危化经字 00123'],
      收货人: ['郑州某涂料有限公司', '郑州高新区科学大道 8 号', '0371-88880001'],
      装货人: '装卸表中装货各站',
      运输要求: form.remark,
      起运地: '苏州市',
      目的地: '郑州市',
      装货时间: ['2026-12-07 09:15', '2026-12-07 11:45'],
      收货人用途: '自用',
      '24 小时应急电话': form.emergencyPhone,
      '货物（每车） / 品名': '异丙醇',
      '货物（每车） / 危险货物说明': 'UN 1219, ISOPROPANOL, 3, PG II',
      '货物（每车） / 隧道代码': '（D/E）',
      '货物（每车） / 包装种类、规格与件数': ['80 × 闭口钢桶（1A1）', 'UN 1A1/X1.4/250/24/CN/310001'],
      '货物（每车） / 毛重': '20,000 kg',
      '货物（每车） / 每车合计': '80 件，20,000 kg',
      '货物（每车） / 3 车合计': '240 件，60,000 kg',
      '装卸 / 站': '装货',
      '装卸 / 地址与联系人': ['苏州市苏州工业园区化工路 1 号', '李工 13800138000'],
      '装卸 / 每车装卸货物': '装 异丙醇：80 件，20,000 kg',
      '装卸 / 站 (2)': '卸货',
      '装卸 / 地址与联系人 (2)': ['郑州市高新区科学大道 8 号', '陈工 0371-88880000'],
      '装卸 / 每车装卸货物 (2)': '卸 异丙醇：80 件，20,000 kg',
      '危险特性与应急措施 / 类别': '第 3 类',
      ...Object.fromEntries(
        emergencyMeasures('3').map((words, at) => [`危险特性与应急措施 / ${MEASURE_HEADS[at] ?? ''}`, words]),
      ),
    },
  },
];
