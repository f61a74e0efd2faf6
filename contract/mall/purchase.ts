import * as v from 'valibot';

import { MOST_PASTED } from '../../domain/mall/pasted';
import { endpoint } from '../wire/endpoint';
import { sheet, listId, purchaseChangeShape, purchaseAnswer } from '../../domain/mall/purchase-shape';
import { pastedRows } from '../../domain/mall/pasted-shape';

export const purchaseList = endpoint({
  summary: '采购单：按发货城市分组的各行、锁定价与现价、能否同车同库、能不能买',
  method: 'GET',
  path: '/api-item/mall/purchase',
  request: v.object({}),
  reply: sheet,
  access: 'session',
  urlSafe: false,
});

export const purchaseChange = endpoint({
  summary:
    '改采购单：写一行（同包装同城市为一行）、删一行、勾选一行、并到另一仓、移到另一张、加入多行、按订单再加一次、选提送方式、按现价重新锁价 24 小时；打开、新建、复制、改名、删除一张',
  method: 'POST',
  path: '/api-item/mall/purchase/change',
  request: v.object({
    /** Id of the list on screen; a page from before multiple lists sends none. */
    listId: v.optional(listId),
    change: purchaseChangeShape,
  }),
  reply: purchaseAnswer,
  access: 'session',
  urlSafe: false,
});

export const purchasePasted = endpoint({
  summary: '识别粘贴的清单：每行是哪些商品、包装、城市与数量，识别不出的写明原因',
  method: 'POST',
  path: '/api-item/mall/purchase/pasted',
  request: v.object({ text: v.pipe(v.string(), v.maxLength(MOST_PASTED, '清单过长，请分几次粘贴')) }),
  reply: pastedRows,
  access: 'session',
  urlSafe: false,
});

export const purchaseEndpoints = { purchaseList, purchaseChange, purchasePasted };
