import type { Commission } from '../../../../domain/order/enquiry/commission';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { FieldPath } from '../../../../domain/rules/fault';
import { isPutRight } from '../../../../domain/order/changes/revised';
import { textAtPath } from '../../../../domain/order/form/text-at';
import { maskedPhone } from '../../../../domain/people/phone';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { regionName } from '../../../world/regions/regions';
import type { ListedOrder } from '../after';
import { fieldChoices, revisedKind, revisedFieldName, findTopics } from './topics';
import { SINCE } from './messages';

function describeValue(read: ReadOrder, path: FieldPath, form: OrderForm): string {
  const text = textAtPath(form, path);
  const kind = revisedKind(read, path);
  if (kind === 'district') return regionName(text);
  if (kind === 'moment') return text.replace('T', ' ');
  // Masked: colleagues without the right to telephones read the same lines.
  if (/phone$/i.test(path)) return maskedPhone(text);
  return fieldChoices(read, path).find(({ code }) => code === text)?.name ?? text;
}

function findRevised(read: ReadOrder, placed: OrderForm, now: number): Commission[] {
  const { form } = read.snapshot;
  return findTopics(read, now).flatMap((topic) => {
    const said = (path: FieldPath) => {
      const { of, name } = revisedFieldName(read, path);
      return { name: `${of}${name}`, was: describeValue(read, path, placed), is: describeValue(read, path, form) };
    };
    if (isPutRight(topic.topic))
      return topic.paths
        .filter((path) => textAtPath(placed, path) !== textAtPath(form, path))
        .map((path) => SINCE.changed(said(path)));
    const fields = topic.paths.map(said);
    return topic.isIn(form) && !topic.isIn(placed) ? [SINCE.added(topic.name, fields)] : [];
  });
}

export async function revisedSince(
  queries: Queries,
  { modes, now }: { modes: ServerModes; now: number },
  orders: readonly ListedOrder[],
) {
  const rows = await queries.query<{ orderNo: string; snapshot: unknown }>(
    'select order_no as "orderNo", snapshot from orders where order_no = any($1) and amended is not null',
    [orders.map(({ orderNo }) => orderNo)],
  );
  const placed = new Map(rows.map(({ orderNo, snapshot }) => [orderNo, snapshot]));
  return ({ orderNo, mode, snapshot }: ListedOrder): Commission[] =>
    placed.has(orderNo)
      ? findRevised(
          readOrder(modes, { mode, snapshot }),
          readOrder(modes, { mode, snapshot: placed.get(orderNo) }).snapshot.form,
          now,
        )
      : [];
}
