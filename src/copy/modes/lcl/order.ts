import { lclCopy } from '../lcl';
import { SHARED_PAPERS } from '../../../../domain/order/papers/papers';

export const lclOrderCopy = {
  title: '海运拼箱下单',
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  leaves: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 开`,
  change: '更换班次',
  goNext: (day: string) => `改看 ${day} 班次`,
  what: (tons: number) => `${tons} 计费吨`,
  fit: {
    now: '按现在的货物核对本班箱位：',
    full: '箱位不足，没有一个箱放得下现在的货物',
    closed: '本班已过截止时间，不能再订',
    asking: '货物有变，正在核对本班箱位…',
    silent: '箱位核对未成功；提交时平台会再核对一次。',
  },
  tooLarge: {
    text: '这件货拼箱仓收不了，由人报价：',
    link: '去询价，货物一并带过去',
    ask: (row: number, name: string, kg: string, long: string, high: string) =>
      [
        `货物 ${row}${name === '' ? '' : ` ${name}`}`,
        ...(kg === '' ? [] : [`单件最大 ${kg} kg`]),
        ...(long === '' ? [] : [`最长边 ${long} cm`]),
        ...(high === '' ? [] : [`高 ${high} cm`]),
      ].join('，'),
  },
  packages: '包装与唛头',
  stackable: { Y: '可堆叠', N: '不可堆叠，体积按 1.3 倍计' },
  marksHint: '最多 10 行，每行 35 个字符；没有唛头请填 N/M',
  shed: '进仓仓库',
  intake: (from: string, until: string) => `${from} 至 ${until} 送到`,
  gate: (opens: string, closes: string) => `门岗 ${opens}–${closes} 收货`,
  cutoffs: '全部截止时间',
  delivery: '送货安排',
  truckNote: '车没定可以先不报，下单后在订单页补填，开始进仓前补齐；报了车的，危险品需写明押运员并上传道路运输证。',
  road: {
    title: '随车证件',
    here: '随本单交给平台',
    due: '已报车辆，提交前需上传',
    later: '车没定可先不传，进仓截止前补齐',
    wish: '可下单后补交，进仓截止前补齐',
  },
  fetched: '由平台上门提货，不必安排送货车辆。',
  bill: '提单与舱单',
  billNote: '拼箱签发分单（HBL）；主单由平台持有。',
  atDestination: '到港后由目的港代理拆箱放货，拆箱与提货费向收货人收取。',
  cancel: {
    title: '取消费',
    note: '确认以前取消免费；配箱以后箱位不再卖给其他货主，按海运费和亏舱费计收，以下按本单现在填写的货物计算。',
    free: '提交后至确认前',
    confirmed: '已确认',
    booked: (moment: string) => `已配箱，${moment} 前`,
    later: '已配箱，此后（亏舱费）',
    cargoIn: '已进仓（退仓由客服办理）',
  },
  names: {
    ...lclCopy.label,
    roadCert: SHARED_PAPERS.ROADCERT,
    ...Object.fromEntries(Object.entries(lclCopy.rowLabel).map(([name, label]) => [`goods.${name}`, label])),
  } as Readonly<Record<string, string>>,
};
