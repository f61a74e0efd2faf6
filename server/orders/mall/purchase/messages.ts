import { FULL_AGE, RETAIL_MOST_KG } from '../../../../domain/mall/purchase-right';
import { orderNoInGroups } from '../../../../domain/order/life/number';
import { findPlaceName } from '../../../world/ports/catalogue';
import { LIST_NAME_LETTERS, MOST_LISTS, LIST_NAME_SAYS } from '../../../../domain/mall/lists';
import type { PurchaseVerdict } from '../../../../domain/mall/purchase-right';

const enquire = (said: string): string => `${said}；请提交询价，由专人联系您`;
const askForPapers = (said: string): string => `${said}；请到会员中心提交采购资质，或提交询价由专人联系您`;

const GATE: Readonly<Record<PurchaseVerdict, (goods: string) => string>> = {
  BUY: (goods) => goods,
  BUY_AWAIT_VERIFY: (goods) => goods,
  SIGN_IN: (goods) => `请先登录再购买${goods}`,
  ENQUIRE: (goods) => enquire(`${goods}没有即时价`),
  ENTERPRISE_ONLY: (goods) => `${goods}只向企业销售，请先成为企业用户`,
  VERIFY_FIRST: (goods) => `购买${goods}请先完成企业认证`,
  RETAIL_LIMIT: (goods) => `个人每单不超过 ${RETAIL_MOST_KG} 千克：${goods}请减量，或以企业账号购买`,
  UNDER_AGE: (goods) => `购买${goods}需年满 ${FULL_AGE} 周岁`,
  PAPER_MISSING: (goods) => askForPapers(`购买${goods}需有危险化学品经营许可证或合法用途证明`),
  PAPER_EXPIRED: (goods) => askForPapers(`购买${goods}的证照已过期`),
  PERMIT_MISSING: (goods) => askForPapers(`购买${goods}需有易制毒购买备案证明`),
  PERMIT_SHORT: (goods) => askForPapers(`${goods}的购买备案余量不足`),
};

type Short = { of: string; city: string; leftKg: number };

export const PURCHASE_MESSAGES = {
  city: '请选择有这个商品的发货城市',
  quantity: '采购数量需为整包装，且不低于起订量',
  twice: '同一商品的同一包装只写一行',
  tooMany: (most: number) => `一张采购单最多 ${most} 行，请先删除一些`,
  name: `请填写 1-${LIST_NAME_LETTERS} 字的采购单名称`,
  lists: {
    moved: '已在别处打开另一张采购单，请看过再改',
    lists: `最多 ${MOST_LISTS} 张采购单，请先删除一张`,
    named: LIST_NAME_SAYS.taken,
    noOrder: '没有找到这一单',
  },
  orderedBefore: (goods: string, orderNo: string) =>
    `${goods}这一行已在 ${orderNoInGroups(orderNo)} 下单，采购单里已没有它，未重复下单；确要再买一份，请打开那一单按“再下一单”`,
  unpriced: (goods: string) => enquire(`${goods}没有即时价`),
  gate: GATE,
  short: ({ of, city, leftKg }: Short, others: readonly string[]) =>
    `${of}库存不足，${findPlaceName(city)}可售 ${leftKg.toLocaleString('en-US')} kg${
      others.length > 0 ? `；够这个数量的还有${others.map(findPlaceName).join('、')}` : ''
    }`,
} as const;
