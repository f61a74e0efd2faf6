import type { ReplyOf } from '../../../contract/endpoint';
import type { readRevisable } from '../../../contract/revise';
import { knowing } from '../../../domain/goods/identity';
import type { OrderForm } from '../../../domain/order/form';
import {
  BILL,
  linesBeyond,
  type Revisable,
  type RevisedField,
  withService,
  yuanIn,
} from '../../../domain/order/revised';
import { textAt } from '../../../domain/order/text-at';
import { listOf } from '../../constants/catalogue';
import { notFound } from '../../http/refusal';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import type { AfterDeps } from '../deps';
import { askedHow, DECLARER_CHOICES, namedIn, openUntil, type Standing, type Topic, topicsIn } from './topics';

type Knowing = ReturnType<typeof knowing>;

const isOn = ({ services }: Pick<OrderForm, 'services'>, topic: string): boolean => services.includes(topic);

export const formWith = (form: OrderForm, topic: string): OrderForm =>
  topic === BILL ? form : withService(form, topic);

/** What a service costs by the price function of its mode; null where what is typed decides it, or nobody can say. */
function addsOf({ mode, snapshot: { form, quote } }: ReadOrder, { topic, paths }: Topic, { goodsOf }: Knowing) {
  if (topic === BILL || paths.includes('insuredValue')) return null;
  const [before, after] = [form, formWith(form, topic)].map((one) => mode.order.price(one, quote, goodsOf));
  if (!before || !after) return null;
  const lines = linesBeyond(after.lines, before.lines);
  return { name: lines.map(({ name }) => name).join('、'), sum: yuanIn(lines) };
}

function fieldsOf(read: ReadOrder, { topic, paths }: Topic, now: number, known: Knowing): RevisedField[] {
  const { mode, snapshot } = read;
  const form = formWith(snapshot.form, topic);
  const needed = mode.order.required(form, { now, quote: snapshot.quote, ...known });
  return paths.map((path) => {
    const { kind, list } = askedHow(read, path);
    const choices = list === null ? (kind === 'choice' ? DECLARER_CHOICES : []) : listOf(list);
    return {
      path,
      kind,
      ...namedIn(read, path),
      value: textAt(form, path),
      isNeeded: needed.includes(path),
      choices,
    };
  });
}

/** What of an order may still be put right or added, until when, and at which price. */
export const revisableOf = (read: ReadOrder, order: Standing, now: number, known: Knowing): Revisable[] =>
  topicsIn(read).flatMap((found): Revisable[] => {
    const { topic, name } = found;
    const until = isOn(read.snapshot.form, topic) ? null : openUntil(topic, read, order, now);
    if (until === null) return [];
    return [{ topic, name, until, adds: addsOf(read, found, known), fields: fieldsOf(read, found, now, known) }];
  });

export const revisableWith =
  ({ database, moment, modes, identityOf }: AfterDeps) =>
  async (userId: string, orderNo: string): Promise<ReplyOf<typeof readRevisable>> => {
    const order = await orderStore(database).find(userId, orderNo);
    if (!order) throw notFound();
    const now = (await moment(database)).getTime();
    const read = readOrder(modes, order);
    return { charges: read.snapshot.charges, topics: revisableOf(read, order, now, knowing(identityOf)) };
  };
