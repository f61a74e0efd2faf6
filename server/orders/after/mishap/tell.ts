import { CODES } from '../../../../contract/wire/envelope';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import { ANSWER_WITHIN_MS } from '../../../../domain/order/on-site/measured';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { passedPlaces } from '../../../../domain/order/on-site/way';
import { dayAt, daysAfter, type Day } from '../../../../domain/values/days';
import { parseMoment } from '../../../../domain/values/moments';
import { badRequest, Refusal } from '../../../base/http/refusal';
import { holdOrder, type HeldOrder } from '../../orders/held';
import { readHistory, appendHistory } from '../../orders/history';
import { standText, type OwnStands } from '../../orders/messages';
import type { AfterDeps } from '../deps';
import { giveUp } from '../give-up';
import { chargeMishap, mishapRules } from './charged';
import { endedText, MISHAP_MESSAGES as messages, mishapText, toldText } from './messages';
import { mishapSo, findStepBefore } from './so';
import { addMishap, type KeptMishap, readMishaps, shownMishap, TOLD } from './store';
import type { MishapKind } from '../../../trade/modes/after/mishap';

/** `count`: null if left empty. */
type DeskMishap = { orderNo: string; kind: string; unit: number; day: Day; count: number | null; words: string };

const OLDEST_DAYS = 30;
const MOST_COUNT = 100_000;

/** A step in words: the reported place, or the order's state since then. */
const stepText = ({ state, note, event }: PastEvent, own: OwnStands): string =>
  passedPlaces([{ event, note }])[0] ?? standText(state, own);

type Days = { now: Date; step: PastEvent | null; own: OwnStands };

function holdToDay(day: Day, { now, step, own }: Days): void {
  const today = dayAt(now.getTime());
  if (day > today || day < daysAfter(today, -OLDEST_DAYS)) throw badRequest(messages.day, 'day');
  const since = step && dayAt(parseMoment(step.at) ?? 0);
  if (step && since && day < since) throw badRequest(messages.dayBefore(since, stepText(step, own)), 'day');
}

function readMishapCount(label: string | null, count: number | null): number {
  if (label === null) return 0;
  const isCounted = count !== null && count > 0 && count <= MOST_COUNT && Math.round(count * 10) / 10 === count;
  if (!isCounted) throw badRequest(messages.count(label), 'count');
  return count;
}

function mishapName({ name, units = [] }: MishapKind, no: number): string {
  const unit = units.find((one) => one.no === no);
  if (!unit && units.length + no > 0) throw badRequest(messages.unit, 'unit');
  return unit ? `${name} · ${unit.name}` : name;
}

type MishapNotice = { kept: KeptMishap; isEnd: boolean };

function buildMishapNotice(modes: AfterDeps['modes'], order: HeldOrder, asked: DeskMishap, so: So): MishapNotice {
  const { words, stands: own, snapshot } = mishapRules(modes, order);
  const kindAfter = (state: OrderState, past: readonly PastEvent[]) =>
    words?.kinds(snapshot, state, mishapSo(state, { ...so, past })).find(({ kind }) => kind === asked.kind);
  const kind = kindAfter(order.state, so.past);
  if (!words || !kind) throw new Refusal(CODES.moveRefused, messages.unknown);
  const step = findStepBefore(so.past, (past) => {
    const last = past.at(-1);
    return last !== undefined && kindAfter(last.state, past) !== undefined;
  });
  holdToDay(asked.day, { now: so.now, step, own });
  const count = readMishapCount(kind.counts, asked.count);
  const name = mishapName(kind, asked.unit);
  const report = { kind: kind.kind, count, unit: asked.unit };
  const told = words.told(snapshot, report, so.before);
  if ('wrong' in told) throw badRequest(told.wrong, 'count');
  const { note, lines, ways, isEnd } = told;
  const answerBy = ways && new Date(so.now.getTime() + ANSWER_WITHIN_MS);
  const said = note === '' ? asked.words : `${asked.words}；${note}`;
  const no = so.before.length + 1;
  const stands = ways ? 'ASKED' : 'TOLD';
  return {
    kept: { no, ...report, name, day: asked.day, words: said, stands, lines, ways, answerBy },
    isEnd,
  };
}

type So = { past: readonly PastEvent[]; before: readonly KeptMishap[]; now: Date };

/** Reports a mishap with its day; its cost joins the price at once, or the owner chooses first. */
export const createTellMishap =
  ({ database, moment, modes, notify, quotes, sold }: AfterDeps) =>
  async (asked: DeskMishap): Promise<void> => {
    const { orderNo } = asked;
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const now = await moment(inside);
      const past = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
      const before = (await readMishaps(inside, [orderNo])).get(orderNo) ?? [];
      const { kept, isEnd } = buildMishapNotice(modes, order, asked, { now, past, before });
      const mishap = shownMishap(kept);
      const { state, phone } = order;
      await addMishap(inside, orderNo, kept, now);
      const note = mishapText(mishap);
      await appendHistory(inside, orderNo, [{ event: TOLD, from: state, to: state }], { now, byUser: null, note });
      if (!isEnd) {
        await chargeMishap(inside, modes, order, kept.lines);
        return { phone, now, text: toldText(orderNo, mishap) };
      }
      const fee = await giveUp(inside, { modes, quotes }, order, { now, note: kept.name });
      return { phone, now, text: endedText(orderNo, mishap, fee) };
    });
    sold.stale();
    await notify({ phone: said.phone, text: said.text, sentAt: said.now });
  };
