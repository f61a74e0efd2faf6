import { CANCEL_PERCENT, LEAST_FEE } from '../../../../domain/modes/mall/cancel';
import { SEND_CITIES } from '../../../../domain/mall/places';
import { gateWords } from '../../../../domain/mall/seller';
import { CONTACT } from '../../../../domain/people/contact';
import type { MALL_DELIVERIES } from '../../../../domain/modes/mall/fields';
import type { Lot } from '../../../../domain/mall/product';
import { placeName } from '../../mall/names';
import { purchaseCopy } from '../../mall/purchase';
import { mallCopy } from '../mall';

const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

export const mallOrderCopy = {
  title: purchaseCopy.order.title,
  missing: { title: '还没有选商品', text: '先在采购单里选好商品与数量，再从采购单下单。', go: '去采购单' },
  change: '回采购单修改',
  names: mallCopy.label as Readonly<Record<string, string>>,
  where: (city: string) => `${placeName(city)}发货`,
  named: (first: string, count: number) => (count > 1 ? `${first}等 ${count} 行` : first),
  kilograms,
  instead: (city: string, kg: number) => `改为${placeName(city)}仓 ${kilograms(kg)}`,
  verdict: { title: '能不能买', fine: '可以下单' },
  checks: { GOODS: '备货', SEGREGATION: '装车' },
  decides: '商品、批次与交付依《商品购销协议》，批次以出库单为准。',
  goods: {
    title: '商品与批次',
    note: '商品与数量取自下单时的采购单；要改请回采购单。',
    perKg: (price: string) => `${price}/kg`,
    lots: '按现有库存取自',
    lot: ({ lotId, expiresOn }: Pick<Lot, 'lotId' | 'expiresOn'>) => `${lotId}，${expiresOn} 到期`,
    unlocked: '提交成功时才扣下批次：先到期的先出，同一仓内要么全有、要么全不扣。',
    held: (until: string) => `价格取自采购单，锁至 ${until}。`,
  },
  delivery: {
    title: '交付',
    ways: { SELF: '自提', SEND: '送货', CARRIED: '由平台运输订单提货' } satisfies Record<
      (typeof MALL_DELIVERIES)[number],
      string
    >,
    cities: Object.fromEntries(SEND_CITIES.map((city) => [city, placeName(city)])),
    fetched: ({ city, day, last, gate }: { city: string; day: string; last: string; gate: string | undefined }) =>
      `到${placeName(city)}仓提货，${day} 起的工作日 8:00–16:00，最晚 ${last}。仓库地址：${gateWords(gate)}${CONTACT.serviceLine && `，仓库电话 ${CONTACT.serviceLine}`}。`,
    carried: (city: string, day: string, last: string) =>
      `运输订单的车到${placeName(city)}仓提货，${day} 起的工作日 8:00–16:00，最晚 ${last}。`,
    sent: (day: string, last: string) => `最早 ${day} 送到，最晚 ${last}；卸货由收货方安排。`,
    open: '请先选择收货城市。',
    apart: (loads: number) => `其中有不能同车的商品，分 ${loads} 车装运，自提也请分车。`,
  },
  unpriced: '请先选择收货城市',
  fees: {
    note: '本单取消时的费用如下，按货款计，不含送货费：',
    unconfirmed: '确认以前，包括补充资料期间',
    confirmed: `已确认（货款的 ${CANCEL_PERCENT.confirmed}%，最低 ¥${LEAST_FEE / 100}）`,
    booked: `已分配批次（货款的 ${CANCEL_PERCENT.booked}%，最低 ¥${LEAST_FEE / 100}）`,
    out: '已出库',
  },
  filesNote: '资料可现在上传，也可在下单后补交。',
  paperNote: '可先提交，备货前补齐',
  press: {
    sum: (money: string, isSent: boolean) => (isSent ? `货款与送货费共 ${money}` : `货款 ${money}`),
    text: (lines: number, sum: string) => `${lines} 行可以直接下单，${sum}。`,
    take: '去下单',
    name: (city: string) => `${placeName(city)}发货的商品`,
    soldOut: {
      title: '库存刚刚变少',
      text: '下单未成功，采购单还在。还可以这样订：',
      none: '下单未成功，采购单还在。回采购单刷新库存，改数量或换一个仓再下单。',
      unknown: '下单未成功，采购单还在。回采购单刷新库存，改数量或换一个仓再下单。',
      close: '返回采购单',
    },
  },
};
