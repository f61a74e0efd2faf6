import { surchargedPrice } from '../../../../domain/order/money/priced';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import type { readRevisable } from '../../../../contract/after/revise';
import { goodsLookup } from '../../../../domain/goods/identity';
import {
  addedLines,
  isPutRight,
  type Revisable,
  type RevisedField,
  sumYuan,
} from '../../../../domain/order/changes/revised';
import { textAtPath } from '../../../../domain/order/form/text-at';
import { notFoundFault } from '../../../base/http/refusal';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import {
  fieldChoices,
  revisedKind,
  readMilestones,
  type Milestones,
  revisedFieldName,
  openUntil,
  type RevisableState,
  type Topic,
  findTopics,
} from './topics';

/** Code of the constants `serviceType`: in every mode its price depends on typed data. */
const INSURANCE = 'INS';

type Knowing = ReturnType<typeof goodsLookup>;

/** Price of a service by its mode's price function; null if it depends on typed data, undefined if unknown. */
function addedServicePrice({ mode, snapshot: { form, quote } }: ReadOrder, topic: Topic, { goodsOf }: Knowing) {
  if (isPutRight(topic.topic) || topic.topic === INSURANCE) return null;
  const [before, after] = [form, topic.addedTo(form)].map((one) =>
    surchargedPrice({ mode: mode.order, form: one, quote, goodsOf }),
  );
  if (!before || !after) return undefined;
  const lines = addedLines(before.lines, after.lines);
  return { name: lines.map(({ name }) => name).join('、'), sum: sumYuan(lines) };
}

function revisedFields(read: ReadOrder, { paths, addedTo }: Topic, now: number, known: Knowing): RevisedField[] {
  const { mode, snapshot } = read;
  const form = addedTo(snapshot.form);
  const needed = mode.order.required(form, { now, quote: snapshot.quote, ...known });
  return paths.map((path) => ({
    path,
    kind: revisedKind(read, path),
    ...revisedFieldName(read, path),
    value: textAtPath(form, path),
    isNeeded: needed.includes(path),
    choices: fieldChoices(read, path),
  }));
}

export const findRevisable = (
  read: ReadOrder,
  order: RevisableState & Milestones,
  now: number,
  known: Knowing,
): Revisable[] =>
  findTopics(read, now).flatMap((found): Revisable[] => {
    const { topic, name } = found;
    if (found.isIn(read.snapshot.form) && !isPutRight(topic)) return [];
    const until = openUntil(topic, read, order, now);
    const adds = addedServicePrice(read, found, known);
    if (until === undefined || adds === undefined) return [];
    return [{ topic, name, until, adds, fields: revisedFields(read, found, now, known) }];
  });

export const createReadRevisable =
  ({ database, moment, modes, identityOf }: AfterDeps) =>
  async (userId: string, orderNo: string): Promise<ReplyOf<typeof readRevisable>> => {
    const order = await orderStore(database).find(userId, orderNo);
    if (!order) throw notFoundFault();
    const now = (await moment(database)).getTime();
    const read = readOrder(modes, order);
    const standing = { ...order, ...(await readMilestones(database, orderNo)) };
    return { charges: read.snapshot.charges, topics: findRevisable(read, standing, now, goodsLookup(identityOf)) };
  };
