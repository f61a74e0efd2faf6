import * as v from 'valibot';

import { passedPlaces } from '../../../../domain/order/on-site/way';
import { readHistory } from '../../orders/history';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, deskFile, FILE_ID, ORDER_NO } from '../desk-act';
import { orderPassesAhead, holdToWay } from './ahead';
import { buildPlaceView, readWayFiles, createWayFiles } from './files';
import { createPass } from './pass';

const place = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const passed = v.object({
  orderNo: ORDER_NO,
  place,
  said: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
});
const paper = v.object({ orderNo: ORDER_NO, place, docType: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,19}$/)) });
const dropped = v.object({ orderNo: ORDER_NO, fileId: FILE_ID });

export function createWayAfter(deps: AfterDeps): Capability {
  const files = createWayFiles(deps);
  return {
    id: 'way',
    before: (inside, order, event) => holdToWay(inside, deps.modes, order, event),
    async kept(queries, orderNos) {
      const seen = await readWayFiles(queries, orderNos);
      return (orderNo) => ({ seen: seen.get(orderNo) ?? [] });
    },
    async desk(queries, orders, now) {
      const orderNos = orders.map(({ orderNo }) => orderNo);
      const [told, handed] = [await readHistory(queries, orderNos), await readWayFiles(queries, orderNos)];
      return (order) => {
        const ahead = orderPassesAhead(deps.modes, order, told.get(order.orderNo) ?? []);
        const reports = passedPlaces(told.get(order.orderNo) ?? []);
        return { ahead: ahead.map((pass) => buildPlaceView(pass, handed.get(order.orderNo) ?? [], reports, now)) };
      };
    },
    acts: [
      deskAct('passed', passed, createPass(deps)),
      deskAct('paper/dropped', dropped, files.drop),
      deskFile('paper', paper, (asked, request) => files.add(asked, request)),
    ],
  };
}
