import * as v from 'valibot';

import { FACETS, LONGEST_WORDS } from '../../domain/mall/asked';
import { DELIVERY_KINDS } from '../../domain/mall/landed';
import { PACK_FORMS } from '../../domain/mall/product';
import { endpoint } from '../wire/endpoint';
import { mallSheet, productId, mallItem, GRAMS_ONLY, landed } from '../../domain/mall/sheet-shape';
import { STORE_SAYS } from '../../domain/mall/places';
const optionalText = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

export const mallBoard = endpoint({
  summary: '化工商城：按品名、拼音、CAS、UN、分子式查自营商品，各筛选项带其他条件下的数目',
  method: 'GET',
  path: '/api-item/mall/board',
  request: v.object({
    kw: optionalText(LONGEST_WORDS),
    ...(Object.fromEntries(FACETS.map((facet) => [facet, optionalText(300)])) as Record<
      (typeof FACETS)[number],
      ReturnType<typeof optionalText>
    >),
    to: optionalText(8),
    q: optionalText(8),
    s: optionalText(8),
    p: optionalText(8),
  }),
  reply: mallSheet,
  access: 'public',
  urlSafe: true,
});

export const mallProduct = endpoint({
  summary: '一种商品：规格、包装、阶梯价、各城市批次、安全数据、运输资料与购买条件',
  method: 'GET',
  path: '/api-item/mall/product',
  request: v.object({ productId }),
  reply: mallItem,
  access: 'public',
  urlSafe: true,
});

export const mallLanded = endpoint({
  summary: '到手价：货款加自提、送货、内贸海运、整箱、罐箱或液袋的运费，运费由本站各运价函数给出',
  method: 'GET',
  path: '/api-item/mall/landed',
  request: v.object({
    productId,
    pack: v.picklist(PACK_FORMS),
    kg: v.pipe(v.string(), v.regex(/^\d{1,7}(\.\d{1,3})?$/, GRAMS_ONLY), v.transform(Number)),
    city: v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, STORE_SAYS)),
    way: v.picklist(DELIVERY_KINDS, '请选择提送方式'),
    to: optionalText(8),
  }),
  reply: landed,
  access: 'public',
  urlSafe: true,
});
