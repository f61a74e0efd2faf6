import * as v from 'valibot';

import { passedIn } from '../../../../domain/order/on-site/way';
import { historyOf } from '../../orders/history';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, deskFile, FILE_ID, ORDER_NO } from '../desk-act';
import { aheadOf, holdToWay } from './ahead';
import { placeShown, wayFilesOf, wayFilesWith } from './files';
import { passWith } from './pass';

const place = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const passed = v.object({
  orderNo: ORDER_NO,
  place,
  said: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
});
const paper = v.object({ orderNo: ORDER_NO, place, docType: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/)) });
const dropped = v.object({ orderNo: ORDER_NO, fileId: FILE_ID });

export function wayAfter(deps: AfterDeps): After {
  const files = wayFilesWith(deps);
  return {
    id: 'way',
    before: (inside, order, event) => holdToWay(inside, deps.modes, order, event),
    async kept(queries, orderNos) {
      const seen = await wayFilesOf(queries, orderNos);
      return (orderNo) => ({ seen: seen.get(orderNo) ?? [] });
    },
    async desk(queries, orders, now) {
      const orderNos = orders.map(({ orderNo }) => orderNo);
      const [told, handed] = [await historyOf(queries, orderNos), await wayFilesOf(queries, orderNos)];
      return (order) => {
        const ahead = aheadOf(deps.modes, order, told.get(order.orderNo) ?? []);
        const reports = passedIn(told.get(order.orderNo) ?? []);
        return { ahead: ahead.map((pass) => placeShown(pass, handed.get(order.orderNo) ?? [], reports, now)) };
      };
    },
    acts: [
      deskAct('passed', passed, passWith(deps)),
      deskAct('paper/dropped', dropped, files.drop),
      deskFile('paper', paper, (asked, request) => files.add(asked, request)),
    ],
  };
}
