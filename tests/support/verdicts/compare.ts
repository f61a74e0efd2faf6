import { SCHEDULE_WIRES } from '../../../contract/modes';
import { sailingRequest } from '../../../contract/sailings';
import { goodsText } from '../../../domain/desk/substance';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { strictestVerdict, type VerdictLevel } from '../../../domain/goods/verdict';
import { nothingTold } from '../../../domain/offer/notice';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { Acceptance } from '../../../domain/order/acceptance';
import type { Finding, FindingAbout } from '../../../domain/order/finding';
import type { GoodsRow, OrderForm } from '../../../domain/order/form';
import type { OrderMode } from '../../../domain/order/mode';
import { identify } from '../../../server/dangerous-goods/identify';
import { goodsOfNumber } from '../../../server/dangerous-goods/library';
import type { Goods } from '../../../server/dangerous-goods/read-goods';
import { validate } from '../../../server/http/validate';
import { bookedMode, createModes } from '../../../server/modes';
import type { World } from '../../../server/modes/mode';
import { isPlace } from '../../../server/ports/catalogue';
import { createSea } from '../../../server/sea/sea';
import { answerOf } from '../desk';
import { BOOKED_AT } from '../fcl-order';
import { atGateway, filledAt, lookedUp, onPage, type Filled } from './form';
import { goodsDrawn, offerDrawn, questionDrawn, type ListedMode } from './questions';

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identify });

/** Nothing is sold yet. */
const WORLD: World = { now: BOOKED_AT, taken: () => 0, inside: () => [], told: nothingTold, priceOf: () => null };

/** No list asks for papers; the room that is left is the state of an offer. */
const UNASKED: readonly FindingAbout[] = ['PAPERS', 'ROOM'];
/** Nor for packagings; a closing that is near is seen beside the offer, and by when a port closes is typed in the form. */
const OF_FORMS = /^(pack|cutoff|cfsUncut)/;
const GREEN: readonly VerdictLevel[] = ['PASS', 'PASS_CHECK_DGL'];

const isAsked = ({ about, code }: Finding): boolean => !UNASKED.includes(about) && !OF_FORMS.test(code);

const isShort = ({ findings }: Acceptance, about: FindingAbout): boolean =>
  findings.some((one) => one.about === about && one.level === 'BLOCK');

/** Of a number with several entries a list judges all, a form the one that was chosen: it may be stricter, not milder. */
const isShared = ({ unNo }: Goods, { isDanger }: OrderForm): boolean =>
  isDanger === 'Y' && unNo !== null && goodsOfNumber(unNo).length > 1;

/** Where an offer is listed otherwise than a form at its price is judged. */
function againstList(
  { acceptance: { level: listed }, state }: Offer,
  said: Acceptance,
  goods: Goods,
  form: OrderForm,
): string[] {
  const asked = said.findings.filter(isAsked);
  const level = strictestVerdict(asked.map((one) => one.level));
  const isApart = isShared(goods, form) ? GREEN.includes(listed) && !GREEN.includes(level) : listed !== level;
  const why = asked.filter((one) => one.level === level).map(({ code }) => code);
  return [
    ...(isShort(said, 'ROOM') && state === 'OPEN' ? ['the list has room, the form has none'] : []),
    ...(isShort(said, 'CUTOFF') && state === 'OPEN' ? ['the list is open, the form is too late'] : []),
    ...(isApart && state === 'OPEN' ? [`the list says ${listed}, the form ${level} (${why.join(', ')})`] : []),
  ];
}

const wordsOf = ({ level, findings, box }: Acceptance): string =>
  JSON.stringify([level, box, findings.map((one) => [one.level, one.code, one.given])]);

type Judge = Pick<OrderMode, 'acceptance'>;

/** What page and gateway say of one form. */
function againstGateway(mode: Judge, { form, known }: Filled<OrderForm>, quote: Quote): string[] {
  const facts = { now: BOOKED_AT, quote };
  const page = wordsOf(mode.acceptance(form, { ...facts, ...onPage(known) }));
  const gateway = wordsOf(mode.acceptance(form, { ...facts, ...atGateway }));
  return page === gateway ? [] : [`the form says ${page}, the submission ${gateway}`];
}

const BESIDE = '2';

/** What the tool of the desk says of two goods in a box, and the form of the two of them. */
function againstTool(mode: Judge, { form }: Filled<OrderForm>, quote: Quote, beside: Goods): string[] {
  const [row] = form.goods;
  if (!row || form.isDanger === 'N' || beside.unNo === null) return [];
  const { goodsId, unNo, nameCn, nameEn, hazardClass, packingGroup } = beside;
  const named: Partial<GoodsRow> = {
    goodsId,
    unNo,
    nameCn,
    nameEn,
    hazardClass: hazardClass ?? '',
    packingGroup: packingGroup ?? 'N',
  };
  const both = lookedUp({ ...form, goods: [row, { ...row, key: BESIDE, ...named }] });
  const { box } = mode.acceptance(both.form, { now: BOOKED_AT, quote, ...onPage(both.known) });
  if (box === null) return [];
  const [un1 = '', un2 = ''] = both.form.goods.map(goodsText);
  const tool = answerOf(SEG_TOOL, { un1, un2 }, both.known);
  return tool.level === box.level ? [] : [`the tool says ${tool.level} of ${un1} and ${un2}, the form ${box.level}`];
}

const requestOf = (mode: ListedMode) => (mode === 'FCL' ? sailingRequest : SCHEDULE_WIRES[mode]?.request);

export type Compared = { kind: 'unlisted' | 'unpriced' } | { kind: 'compared'; apart: string[] };

/** One question of a list, an offer of its answer, the form that is begun with it, and what is said there of its goods. */
export function comparedAt(id: ListedMode, at: number): Compared {
  const mode = bookedMode(MODES, id);
  const request = requestOf(id);
  if (!request) throw new Error(`${id} is not searched for`);
  const goods = goodsDrawn(id, at);
  const search = validate(request, questionDrawn(id, goods, at));
  const listed = offerDrawn(mode.search(search, WORLD).offers, id, at);
  if (!listed) return { kind: 'unlisted' };
  const held = mode.offer(search, listed.offerId, WORLD);
  if (!held?.rates) return { kind: 'unpriced' };
  const lockedUntil = new Date(BOOKED_AT).toISOString();
  const quote: Quote = { quoteId: 'Q1', mode: id, state: 'LOCKED', lockedUntil, search, ...held };
  const filled = filledAt(mode.order, quote, goods);
  const said = mode.order.acceptance(filled.form, { now: BOOKED_AT, quote, ...onPage(filled.known) });
  const apart = [
    ...(held.offer.acceptance.level === listed.acceptance.level ? [] : ['the list and the price say two things']),
    ...againstList(listed, said, goods, filled.form),
    ...againstGateway(mode.order, filled, quote),
    ...againstTool(mode.order, filled, quote, goodsDrawn(id, at + 1)),
  ];
  const named = `${goods.unNo ?? ''} ${goods.nameCn}, ${listed.offerId}`;
  return { kind: 'compared', apart: apart.map((one) => `${at}: ${named}: ${one}`) };
}

export type Tally = { compared: number; unpriced: number; unlisted: number; apart: string[] };

/** So many questions of a mode, and where its answers differ. */
export function comparedOf(id: ListedMode, count: number): Tally {
  const all = Array.from({ length: count }, (_, at) => comparedAt(id, at));
  const countOf = (kind: Compared['kind']) => all.filter((one) => one.kind === kind).length;
  return {
    compared: countOf('compared'),
    unpriced: countOf('unpriced'),
    unlisted: countOf('unlisted'),
    apart: all.flatMap((one) => (one.kind === 'compared' ? one.apart : [])),
  };
}
