import type { FlexiUnpriced } from '../../../../domain/modes/flexi/reading';
import { fitHours, SITE_NEEDS, UNLOAD_NAMES } from '../../../../domain/modes/flexi/words';
import { flexiCopy } from '../flexi';
import { flexiSearchCopy } from './search';

export const flexiOrderCopy = {
  title: '液袋运输下单',
  missing: {
    title: '请先选择报价',
    text: '先选一个液袋方案并锁定价格，再填订单。已填的内容会保留。',
    go: '去看液袋',
  },
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  by: (supplier: string, carrier: string, vessel: string) => `${supplier} · ${carrier} ${vessel}`,
  leaves: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 开`,
  change: '更换方案',
  what: (bags: number | null) => (bags === null ? '— 袋' : `${bags} 袋`),
  unpriced: { load: '待填袋数与装载量', bag: '待选袋体与卸货', km: '待填安装距离' } satisfies Record<
    FlexiUnpriced,
    string
  >,
  goods: '货物',
  liquid: '确认非危险货物',
  liquidNote: '液袋禁止装运危险货物。请按 SDS 第 14 章确认，并填该 SDS 的日期。',
  load: '装载',
  loadNote: '密度按装货温度填；每袋货重由装载量和密度算出，装多了会超船公司限重。',
  loaded: (kg: string, size: string, percent: number) => `每袋 ${kg} kg，用 ${size} L 袋，${percent}% 满`,
  unread: '装载量、密度填全后，这里算出货重和袋型',
  limit: (carrier: string, most: string) => `${carrier}每箱限 ${most} kg`,
  bag: '袋体与卸货',
  layers: flexiSearchCopy.layers,
  yesNo: { Y: '需要', N: '不需要' },
  unloads: UNLOAD_NAMES,
  place: '安装地点',
  levels: { province: '安装省份', city: '安装城市', district: '安装区县' },
  address: '安装详细地址',
  placeNote: (city: string, free: number) => `安装队从${city}出发，${free} km 以内不加收，超出按公里收远程安装费。`,
  day: '安装时间',
  dayNote: (last: string) =>
    `一个安装队一天装 6 袋；最晚 ${last}，需早于截港前 24 小时。时段是意向，由客服与现场确认。`,
  dayLeft: (day: string, left: number) => `${day}（余 ${left} 袋）`,
  dayFull: (day: string) => `${day}（已约满）`,
  windows: fitHours,
  pumps: { OWN: '现场有泵', NONE: '高位自流，不用泵', HOUSE: '平台租泵（另报价）' },
  site: `现场准备：${SITE_NEEDS.join('、')}；安装前 24 小时交 SDS 与非危声明。`,
  fees: (fitted: string, isEach: boolean) =>
    `费用按锁定的费率和本单的袋数、袋型与服务计收。本单取消时的费用如下；放舱后液袋已安装的为${isEach ? '每袋' : ''} ${fitted}：`,
  states: { CONFIRMED: '已确认，备袋', BOOKED: '已放舱，未安装' },
  names: { ...flexiCopy.label, pickupRegion: '安装地点', pickupAddress: '安装详细地址' } as Readonly<
    Record<string, string>
  >,
};
