import { CODES } from '../../../../contract/wire/envelope';
import { purchaseLineId } from '../../../../domain/mall/purchase';
import type { MallSearch } from '../../../../domain/modes/mall/search';
import { DAY_MS } from '../../../../domain/values/spans';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { NewOrder } from '../../orders/outside';
import { GIVEN_UP } from '../approval/rules';
import { withoutLine } from './changed';
import { linesInDemand, type KeptList } from './kept';
import { PURCHASE_MESSAGES as messages } from './messages';
import { purchaseStore } from './store';

type Putting = { userId: string; lists: readonly KeptList[]; list: KeptList; ordered: NewOrder };

/** A second tab or an old page may order, within a day, lines the list has lost to another order. */
const LATELY_MS = DAY_MS;

/** Refuses lines that an order of the last day already took off the list. */
async function holdToOnce(inside: Queries, { userId, lists, ordered: { now } }: Putting, search: MallSearch) {
  const listed = new Set(lists.flatMap((list) => linesInDemand(list, search).map(purchaseLineId)));
  const gone = search.lines.filter(
    ({ productId, pack }) => !listed.has(purchaseLineId({ productId, pack, city: search.city })),
  );
  for (const { productId, pack, kg, row } of gone) {
    const [before] = await inside.query<{ orderNo: string }>(
      `select o.order_no as "orderNo" from listed_lines l join orders o on o.order_no = l.order_no
        where o.user_id = $1 and o.state <> all($2::text[]) and o.submitted_at > $3 and l.line_id = $4 and l.kg = $5
        order by o.submitted_at desc limit 1`,
      [
        userId,
        GIVEN_UP,
        new Date(now.getTime() - LATELY_MS),
        purchaseLineId({ productId, pack, city: search.city }),
        kg,
      ],
    );
    if (before) throw new Refusal(CODES.orderRefused, messages.orderedBefore(row.nameCn, before.orderNo));
  }
}

/** Removes ordered lines from the locked list; lines whose quantity changed stay. */
export async function putAway(inside: Queries, putting: Putting): Promise<void> {
  const { userId, list, ordered } = putting;
  const search = ordered.snapshot.quote.search as MallSearch;
  await holdToOnce(inside, putting, search);
  const taken = linesInDemand(list, search);
  if (taken.length === 0) return;
  const rest = taken.reduce((left, line) => withoutLine(left, purchaseLineId(line)), list);
  await purchaseStore(inside).keep(userId, rest);
  await inside.query(
    `insert into listed_lines (order_no, line_id, kg) select $1, line_id, kg from unnest($2::text[], $3::float8[]) as t (line_id, kg)`,
    [ordered.orderNo, taken.map(purchaseLineId), taken.map(({ kg }) => kg)],
  );
}
