import * as v from 'valibot';

import { isPaperNumber, isPermit, isPermitKg, PERMIT_KG_SAYS } from '../../domain/mall/buyer-papers';
import { isDay } from '../../domain/values/days';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { scanSchema } from '../papers/scan';
import { paper, ownPapers } from '../../domain/mall/buyer-papers-shape';

const asked = v.pipe(
  v.object({
    paper,
    number: v.pipe(v.string(), v.maxLength(200), v.check(isPaperNumber, '请输入证件编号（2–60 字）')),
    validTo: v.pipe(v.string(), v.check(isDay, '请输入有效期截止日')),
    permit: v.nullable(
      v.object({
        goodsId: v.pipe(v.string(), v.maxLength(64)),
        kg: v.pipe(v.number(), v.check(isPermitKg, PERMIT_KG_SAYS)),
      }),
    ),
    file: scanSchema('证件'),
  }),
  v.check((one) => isPermit(one.paper) === (one.permit !== null), '购买备案证明需写明品种和数量，其余证件不写'),
);

export const buyerPapers = endpoint({
  summary: '本企业的采购资质',
  method: 'GET',
  path: '/api-ecommerce/buyer-papers',
  request: nothing,
  reply: ownPapers,
  access: 'session',
  urlSafe: false,
});

export const handInBuyerPaper = endpoint({
  summary: '提交采购资质：危化品许可、合法用途证明或购买备案证明',
  method: 'POST',
  path: '/api-ecommerce/buyer-papers/hand-in',
  request: asked,
  reply: v.object({ paperId: v.string() }),
  access: 'session',
  urlSafe: false,
});

export const takeBackBuyerPaper = endpoint({
  summary: '撤回还没有审核的采购资质',
  method: 'POST',
  path: '/api-ecommerce/buyer-papers/take-back',
  request: v.object({ paperId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});
