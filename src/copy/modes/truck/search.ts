import { arrivalWords, STOPS_UNCOUNTED } from '../../../../domain/modes/truck/stop-words';
import { WINDOW_HOURS } from '../../../../domain/modes/truck/asked';
import type { WayOut } from '../../../../domain/modes/truck/ways-out';
import { BASE_MOST_KM } from '../../../../domain/modes/truck/bounds';
import {
  AVERAGE_KMH,
  DRIVER_HOURS,
  IN_CITY_KM,
  MORNING_HOUR,
  STRETCH_HOURS,
  type Stretch,
} from '../../../../domain/modes/truck/driving';
import { VEHICLES, type VehicleCode } from '../../../../domain/modes/truck/vehicles';
import type { Answer } from '../../../../domain/offer/answer';
import { laneText } from '../../words/route-words';
import { kmWords } from './lasts';
import { offerSearchCopy, type OfferSearchCopy } from '../../search/offer-search';

export const truckStatesCopy: OfferSearchCopy = {
  ...offerSearchCopy,
  title: '危化整车',
  loading: '正在核对许可、车型、线路与到达时间，取各天余车与总价',
  partial: '部分车辆没有即时价，可转询价，由客服报价。',
  empty: {
    title: '附近没有可派的车',
    text: `提货城市 ${BASE_MOST_KM} 公里内没有承运人的车队。可换提货城市，或发起询价，由客服找车。`,
    widen: '不限日期再查',
    enquire: '发起询价',
  },
  ends: {
    why: { org: '先选提货城市，才知道附近有哪些车队', dst: '再选卸货城市，才能算里程、到达与总价' },
    go: { org: '选提货城市', dst: '选卸货城市' },
  },
};

export const partStatesCopy: OfferSearchCopy = {
  ...truckStatesCopy,
  loading: '正在核对许可、车上已有货物与余位，取各班总价',
  partial: '部分班车没有即时价，可转询价，由客服报价。',
  empty: {
    title: '这两城之间没有零担专线',
    text: '所选日期前后没有零担班车。可在上方改查整车，或发起询价，由客服找车。',
    widen: '不限日期再查',
    enquire: '发起询价',
  },
};

export const vehicleNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(VEHICLES).map(({ code, nameCn }) => [code, nameCn]),
);

export const nameOfVehicle = (code: VehicleCode): string => VEHICLES[code].nameCn;

export const truckSearchCopy = {
  fill: {
    label: '装多少、怎么走',
    trial: (what: string) => `没填${what}，以下为试算。下单时不会带入试算数。`,
  },
  panel: {
    title: '这批货用哪辆车、几时到、多少钱',
    says: {
      Y: (goods, vehicle) => `${goods}：${vehicle}可走`,
      R: (goods, vehicle) => `${goods}：${vehicle}需审核`,
      M: (goods, vehicle) => `${goods}：${vehicle}转人工核对`,
      '0': (goods, vehicle) => `${goods}：${vehicle}余车不足`,
      N: (goods, vehicle) => `${goods}：${vehicle}不能接`,
    } satisfies Record<Answer, (goods: string, vehicle: string) => string>,
    way: (cities: readonly string[], km: number) => `${laneText(cities)} ${kmWords(km)}`,
    stops: '各站到达',
    stop: (called: string, city: string) => `${called} · ${city}`,
    stopsNote: STOPS_UNCOUNTED,
    times: (loads: string, comes: string, stops: number) => `${loads} 起装，${arrivalWords(`${comes} 到`, stops)}`,
    drawing: (vehicle: string, kg: string) => `${vehicle}侧面示意：货重 ${kg} 千克`,
    front: '前轴组',
    rear: '后轴组',
    tons: (now: string, most: string) => `${now} / ${most} 吨`,
    kg: '货重',
    kgOf: (kg: string, most: string, boxed: string | null) =>
      `${kg} / ${most} 千克${boxed === null ? '' : `（${boxed}）`}`,
    boxed: (box: string, tare: string) => `${box}，已扣箱体 ${tare} 千克`,
    room: '体积',
    roomOf: (m3: string, most: string) => `${m3} / ${most} 立方米`,
    roomUntold: '未填',
    journey: '路上时间',
    journeyTable: '路上每一段',
    stretch: {
      LOAD: '装货',
      DRIVE: '行驶',
      BREAK: '途中停车',
      OFF: '驾驶员休息',
      NIGHT: `0–${MORNING_HOUR} 时不上高速`,
    } satisfies Record<Stretch['kind'], string>,
    sum: (stretch: string, lasts: string) => `${stretch} ${lasts}`,
    planned: `到车后 ${WINDOW_HOURS} 小时装完出发（下单时按所填时间窗）；同城两处按 ${IN_CITY_KM} 公里行驶计划。按平均 ${AVERAGE_KMH} 公里/小时计划：连续驾驶不超过 ${STRETCH_HOURS} 小时，每人任意 24 小时内不超过 ${DRIVER_HOURS} 小时。`,
  },
  board: {
    list: '车辆列表',
    count: (trucks: number, days: number) => `${days} 天内 ${trucks} 个可派方案`,
    onDay: (day: string, trucks: number) => `${day} ${trucks} 个可派方案`,
    none: '附近的车都不能接这批货，原因见下',
    asked: (kg: string, trucks: number) => `每车 ${kg} 千克，${trucks} 车`,
    filters: '筛选车型与承运人',
    onlyFit: '只看可派的',
    sorts: { best: '推荐', price: '总价', etd: '装货', transit: '到达', left: '余车' },
    noneOnDay: '已筛除',
    nothing: { title: '筛选后没有车', text: '都被筛选条件排除了。', clear: '清除筛选' },
    answers: { Y: '可派', R: '需审', M: '人工', '0': '余车不足', N: '不可派' } satisfies Record<Answer, string>,
    free: (day: string, free: number) => `${day} 可派 ${free} 辆`,
    base: (base: string, km: number) => (km === 0 ? `${base}车队` : `${base}车队，距提货点 ${km} 公里`),
    clean: '专跑普通货物',
    km: kmWords,
    via: (cities: readonly string[]) => `经 ${cities.join('、')}；${STOPS_UNCOUNTED}`,
    detour: (km: number) => `绕行 ${km} 公里`,
    short: (free: number, asked: number) => `行程各天只余 ${free} 辆，少于 ${asked} 辆`,
    closed: (at: string) => `${at} 前要定车，已过`,
    perTon: (money: string) => `≈ ${money}/吨`,
    all: (trucks: number) => `${trucks} 车总价，含税 9%`,
    noPrice: '不报价',
    waysOut: '怎么装得下',
    wayOut: {
      SPLIT: (trucks: number, kg: string) => `分 ${trucks} 车装，每车 ${kg} 千克`,
      LESS: (_: number, kg: string) => `减到每车 ${kg} 千克`,
    } satisfies Record<WayOut['kind'], (trucks: number, kg: string) => string>,
    wayOutPrice: (total: string, trucks: number, day: string) => `${trucks} 车总价 ${total}，最早 ${day}`,
    until: (at: string) => `${at} 前定车`,
    more: '价格明细与依据',
    basis: '依据与提示',
    further: (count: number) => `再看 ${count} 个方案`,
    leftOut: (count: number) => `另有 ${count} 种车不能接这批货`,
    choice: { take: '选择这辆车', review: '选择并送审', other: '看其他车' },
    soldOut: {
      title: '还能订的车次',
      text: '这一天的车或余位不够时，可改订其他天或其他能装的车：',
      none: '近期没有其他能订的车次，可发起询价，由客服找车。',
      unknown: '暂时取不到其他车次，可换一天，或发起询价。',
      close: '返回列表',
    },
    source:
      '结论依据：承运人许可范围、车辆参数与线路资料（演示数据），隧道代码与运输类别为行业惯用值。仅供参考，以承运人、通行证与沿途公告为准。',
  },
};
