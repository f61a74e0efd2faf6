import type { ModeId } from '../../../domain/mode-ids';
import { WaybillNoticeView } from '../../../src/modes/air/waybill-notice';
import { StuffingNoticeView } from '../../../src/modes/cfs/stuffing-notice';
import { ServiceCommission } from '../../../src/modes/dgd/dgd-success-page';
import { HomeNotice } from '../../../src/modes/dom/dom-receipt-page';
import { FillNotice } from '../../../src/modes/flexi/flexi-receipt-page';
import { ShedNoticeView } from '../../../src/modes/lcl/shed-notice';
import { BoughtGoodsView } from '../../../src/modes/mall/bought-goods';
import { BillNoticeView } from '../../../src/modes/rail/bill-notice';
import { TankNoticeView } from '../../../src/modes/tank/tank-notice';
import { TruckNoticeView } from '../../../src/modes/truck/truck-notice';
import { StoreNoticeView } from '../../../src/modes/wh/store-notice';
import tank from '../../../stories/modes/tank-notice.stories';
import { PLACED_MALL } from '../../../stories/modes/mall-placed.fixtures';
import { PLACED_TRUCK } from '../../../stories/modes/truck-placed.fixtures';
import { nothing, type Card } from './card';
import { BAGGED, COASTAL, FLOWN, PACKED, RAILED, SHARED, STORED } from './noticed';

const QUIET = { view: { busyKind: null, failureCode: null }, on: { fetch: nothing } };
/** Receipt notices of each mode. FCL has none; enquiries are not ordered. */
export const NOTICES: Readonly<Record<Exclude<ModeId, 'ENQ' | 'FCL'>, Card>> = {
  LCL: {
    drawn: <ShedNoticeView order={SHARED} {...QUIET} />,
    places: {
      进仓编号: 'LC26 1120 7K3M 9Q',
      仓库: '途拼·外高桥危品拼箱仓',
      地址: '上海市浦东新区外高桥',
      进仓时间: ['12-02 18:00', '12-04 17:00'],
      收货时段: '08:00–17:00',
      预约送货: '12-03 09:00',
      送货车辆: '沪A12345 赵七',
      货物: ['17 件', '860 kg', '1.45 m³'],
      唛头: 'ACME 77',
    },
  },
  CFS: {
    drawn: <StuffingNoticeView order={PACKED} {...QUIET} />,
    places: {
      订单号: 'CF26 1120 7K3M 9Q',
      装箱站: '外高桥装箱站',
      地址: '上海市浦东新区外高桥',
      订舱号: 'LY2612A0481',
      船名航次: 'EVER GIVEN 012E',
      装箱班次: ['11-26 周四 下午 1 TEU', '11-27 周五 上午 2 TEU'],
      最晚进站: '12-01 06:00',
      截港: '12-01 18:00',
      装箱计划: [
        '1 号箱 20GP CSQU3054383\n甲醇\n货重 14160 kg，VGM 估算 16490 kg\n',
        ' = 12 张\n2 号箱 40HQ TEMU1234564\n涂料；丙酮\n货重 9870 kg，VGM 估算 13770 kg\n',
        ' = 8 张',
      ],
    },
  },
  WH: {
    drawn: <StoreNoticeView order={STORED} {...QUIET} />,
    places: {
      入库编号: 'WH26 1120 7K3M 9Q',
      仓库: ['沪山危化一库', '金山区'],
      库房: 'SHHS-A',
      入库日期: '2026-12-01',
      存放至: '2026-12-31',
      订单数量: ['12 t', '16 托'],
      批号: 'B-2611',
      提货授权人: '王小明',
      出库与到期: ['允许分批', '到期出库'],
    },
  },
  AIR: {
    drawn: <WaybillNoticeView order={FLOWN} {...QUIET} />,
    places: {
      运单号: '901-12345675',
      航班: ['ZLKY833', '全货机'],
      '到达（当地）': '2026-12-04 08:00',
      重量: ['17 件', '毛重 260 kg', '计费 391 kg', '100 级'],
      操作信息: '仅限货机',
      '外包装 Q 值': ['合包 1', 'Q = 0.6'],
    },
  },
  DOM: {
    drawn: <HomeNotice order={COASTAL} />,
    places: {
      船: ['N1S', '北楚江海', 'HUAHAI 7 2601N', '天津新港 → 上海'],
      换船: ['S2N', '南越航运', 'JIANGYUN 9 2602S', '洋山 → 南沙'],
      中转停留: '31 小时',
      箱量: '3 × 40HQ，每箱 21,300 kg',
      含税总价: '¥2,872.60',
      不含税: '¥2,710.00',
      '增值税 6%': '¥162.60',
      提货: ['苏州 狮山路 2 号', '林一 13811110004', '2026-12-01 09:00 至 12:00'],
      送货: ['佛山 科技路 8 号', '周五 13811110005', '2026-12-11 14:00 至 18:00'],
      封号: 'BC123456',
      免费期: ['堆存 5 天', '用箱 12 天'],
      取消费: ['确认后 ¥330.00', '放舱后 ¥770.00'],
    },
  },
  RAIL: {
    drawn: <BillNoticeView order={RAILED} {...QUIET} />,
    places: {
      订单: 'RW26 1120 7K3M 9Q',
      出境口岸: '阿拉山口 / 多斯特克',
      途经: '哈萨克斯坦、俄罗斯、白俄罗斯、波兰、德国',
      箱型箱量: ['3 × 40HQ', '2 × 20GP'],
      箱属: '用班列的箱 COC',
      保温加热: '加热箱',
      提箱点: '西安国际港',
      还箱点: ['杜伊斯堡', '免费 15 天'],
    },
  },
  FLEXI: {
    drawn: <FillNotice order={BAGGED} />,
    places: {
      袋型: ['22,000 L', '多层袋', '97.7% 满'],
      装载: ['3 袋', '每袋 21,500 L', '19,800 kg'],
      装货温度: '27℃',
      配置: '食品级袋体',
      目的港卸货: '自流',
      安装: '2026-11-21 08:00–10:00',
      安装地点: '化工路 18 号 3 号装卸台',
      安装队: '郑十一 13811110006',
    },
  },
  TANK: {
    drawn: <TankNoticeView order={tank.args.order} now={0} {...QUIET} />,
    places: {
      罐型罐数: ['2 × ', '26,000 L 大容积罐', 'S26', 'T11'],
      每罐: ['20,000 kg', '88.7%', '18,036–21,159 kg'],
      装货温度: '20℃',
      放罐场: ['上海洋山罐场', '最早 2026-11-27 提罐'],
      装货地址: '上海市金山区化工路 1 号',
      装货时间: '2026-11-30 09:00 至 17:00',
      还罐地点: '鹿特丹罐场',
      '免租到期（预计）': ['2027-01-29', '$70.00'],
      押金: '¥44,000.00',
    },
  },
  TRUCK: {
    drawn: (
      <TruckNoticeView
        order={{ ...PLACED_TRUCK, boxNo: 'CSQU3054383', wash: 'B', classes: ['3', '6.1'], drivers: '2', trip: 'ROUND' }}
        {...QUIET}
      />
    ),
    places: {
      车数: ['2 × 13 米厢式半挂', '18,000 千克'],
      线路: ['苏州市 → 郑州市', '946 公里', '绕行 37 公里'],
      装货: ['苏州市 工业园区化工路 1 号 3 号门', '李工 13800000002', '2026-12-07 09:15 至 11:45'],
      卸货: ['郑州市 高新区科学大道 8 号', '陈工 13800000003', '最晚 2026-12-09 16:30'],
      预计到达: '12-08 16:51',
      驾驶: '双驾',
      往返: '往返',
      箱号: 'CSQU3054383',
      洗罐: 'B 级',
      车上标志: '第 3、6.1 类标志牌',
      签收与投诉: ['签收满 7 天', '订单完成后 7 天内'],
      取消费: [
        '确认后 ¥600.00',
        '24 小时以上 ¥1,174.94',
        '24 小时 ¥3,524.80',
        '6 小时内 ¥5,874.66',
        '装货点 ¥8,224.53',
      ],
    },
  },
  DGD: {
    drawn: (
      <ServiceCommission
        commission={[
          { name: '起飞机场', said: '上海浦东 PVG' },
          { name: '目的机场', said: '法兰克福 FRA' },
        ]}
      />
    ),
    places: { 起飞机场: '上海浦东 PVG', 目的机场: '法兰克福 FRA' },
  },
  MALL: {
    drawn: <BoughtGoodsView order={PLACED_MALL} onOpen={() => undefined} />,
    places: {
      '环氧树脂 E-51': ['880 kg', '4 桶'],
      '乙二醇 聚酯级': ['2,250 kg', '10 桶'],
      批次: [
        'P0067-261102-CNZJG：600 kg，2026-11-02 生产，2027-11-02 到期',
        'P0067-261109-CNZJG：280 kg，2026-11-09 生产，2027-11-09 到期',
        'P0071-261103-CNZJG：2,250 kg，2026-11-03 生产，2028-11-03 到期',
      ],
      发货仓: '张家港',
      提货地址: '江苏省张家港保税区港区路 18 号 2 号门',
      提货时段: '工作日 8:00–16:00，仓库电话 400-000-0000',
      交付: '自提',
      提货时间: '2026-11-24 09:30',
      提货司机: ['贺师傅', '13700002217'],
      车牌: '苏B·62371',
      备货: '2',
    },
  },
};
