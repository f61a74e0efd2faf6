import { SCHEDULE_WIRES } from '../../../contract/modes';
import { sailingRequest } from '../../../contract/offers/sailings';
import { buildGoodsRow, goodsText } from '../../../domain/desk/substance';
import { airQuestion } from '../../../domain/goods/air/limit';
import { findDoubtful } from '../../../domain/goods/entries';
import { SEG_TOOL } from '../../../domain/desk/tools/seg';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../../../domain/goods/verdict';
import type { Offer, Quote } from '../../../domain/offer/offer';
import type { Acceptance } from '../../../domain/order/findings/acceptance';
import type { Finding, FindingAbout } from '../../../domain/rules/finding';
import type { OrderForm } from '../../../domain/order/form/form';
import type { GoodsRow } from '../../../domain/goods/row';
import { markGeneral } from '../../../domain/order/goods/marked';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { rowNature } from '../../../domain/goods/nature';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { goodsOfNumber, LISTED } from '../../../server/world/dangerous-goods/library';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { validate } from '../../../server/base/http/validate';
import { bookedMode, createModes } from '../../../server/trade/modes';
import { isPlace } from '../../../server/world/ports/catalogue';
import { listBeside, offerBeside } from '../../../server/trade/market/beside';
import { createSea } from '../../../server/trade/sea/sea';
import { answerOf } from '../desk';
import { BOOKED_AT } from '../fcl-order';
import { atGateway, filledAt, lookedUp, onPage, type Filled } from './form';
import { apartAfterEdits } from './changed';
import { isMixed, meantBy, offerDrawn, oneDrawn, questionDrawn, type ListedMode } from './questions';
import { LIES } from '../kinds/typed-beside';
import { untouchedWorld } from '../untouched-world';

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });

const WORLD = untouchedWorld(BOOKED_AT);
const ONLY_LISTED: ReadonlySet<Goods> = new Set(LISTED);
/** Rows that all sources agree on are green in boxes at sea alone. */
const isReadFor = (id: ListedMode, goods: Goods): boolean =>
  ['FCL', 'LCL', 'CFS'].includes(id) && findDoubtful(goodsOfNumber(goods.unNo ?? '')) === undefined;

/**
 * Only truck lists check documents, those required for loading and those decided by the number alone; remaining room is
 * an offer state.
 */
const ASKED_PAPERS = /^(truck|stabilized)/;
const UNASKED: readonly FindingAbout[] = ['PAPERS', 'ROOM'];
/**
 * Lists do not check packagings, and ask no property on which a number forks; a near cut-off is shown beside the offer, and the port closing is typed in the form.
 */
const OF_FORMS = /^(pack|cutoff|cfsUncut|fork)/;
/** List-only finding: a form with a container needs a chassis, since refused offers are not locked. */
const OF_LISTS = ['truckBoxOnly'];
/** Finding shown as the state of an offer that is not open. */
const OF_STATES: readonly string[] = ['lclBoxFull'];
const GREEN: readonly VerdictLevel[] = ['PASS', 'PASS_CHECK_DGL'];
const isGreen = (level: VerdictLevel): boolean => GREEN.includes(level);

/** Lists that ask no name of general goods cannot compare their weight. */
const UNNAMED: readonly ListedMode[] = ['LCL', 'AIR'];
const OF_WEIGHT = /^(weightForRoom|densityDiffers)$/;
/** Air facts of further goods are typed in the form only, as is the weight of each. */
const OF_FURTHER = /^air(Ask|Over|NextFreighter|NeedFreighter|Unlisted|Charged)/;

/** Lists that ask the weight of several goods together. */
const BY_TOTAL: readonly ListedMode[] = ['AIR', 'TRUCK'];
const isOfSeveral = ({ code, given }: Finding, at: number): boolean =>
  OF_WEIGHT.test(code) ||
  (at > 0 && (OF_FURTHER.test(code) || (code === 'airForbidden' && airQuestion(String(given['unNo'])) !== null)));

type Seen = { id: ListedMode; state: Offer['state']; goods: readonly Goods[]; refusals: readonly string[] };

/** Stations ask tons: a list refuses by the least volume that they need, and packages may take more. */
const OF_ROOM = /overVolume$/i;

function isTyped(finding: Finding, { id, goods, refusals }: Seen): boolean {
  const { code, given } = finding;
  const at = Number(given['row'] ?? 1) - 1;
  const isUnnamed = UNNAMED.includes(id) && goods[at]?.unNo === null;
  const isFurther = BY_TOTAL.includes(id) && goods.length > 1 && isOfSeveral(finding, at);
  const isPacked = id === 'CFS' && OF_ROOM.test(code) && !refusals.some((one) => OF_ROOM.test(one));
  return OF_FORMS.test(code) || (isUnnamed && OF_WEIGHT.test(code)) || isFurther || isPacked;
}

const isAsked = (finding: Finding, seen: Seen): boolean =>
  (!UNASKED.includes(finding.about) || ASKED_PAPERS.test(finding.code)) &&
  !isTyped(finding, seen) &&
  (seen.state === 'OPEN' || !OF_STATES.includes(finding.code));

const isShort = ({ findings }: Acceptance, about: FindingAbout): boolean =>
  findings.some((one) => one.about === about && one.level === 'BLOCK');

/** Form verdict on the questions of its list, with the deciding findings. */
function askedOf({ findings }: Acceptance, seen: Seen): { level: VerdictLevel; why: string } {
  const asked = findings.filter((one) => isAsked(one, seen));
  const level = strictestVerdict(asked.map((one) => one.level));
  const why = asked.filter((one) => one.level === level).map(({ code }) => code);
  return { level, why: why.join(', ') };
}

/**
 * True if a list verdict agrees with the form verdicts. A number with several unpicked entries is green only if all
 * are, and no milder than the mildest.
 */
function isFaithful(listed: VerdictLevel, forms: readonly VerdictLevel[]): boolean {
  if (forms.length <= 1) return forms.every((level) => level === listed);
  const mildest = Math.min(...forms.map((level) => VERDICT_LEVELS.indexOf(level)));
  return VERDICT_LEVELS.indexOf(listed) >= mildest && (!isGreen(listed) || forms.every(isGreen));
}

/** Open list questions need a manual check: packing group, or goods beside dangerous ones. */
const isOpenQuestion = (id: ListedMode, question: object, goods: readonly Goods[], listed: VerdictLevel): boolean =>
  listed === 'MANUAL' && (isMixed(goods) || (id === 'AIR' && 'group' in question && question.group === null));

function codesOf(detail: unknown, level: VerdictLevel): string[] {
  const { findings = [] } = (detail ?? {}) as { findings?: readonly { level: VerdictLevel; code: string }[] };
  return findings.flatMap((one) => (one.level === level ? [one.code] : []));
}

/** Differences between a list verdict and the form verdicts for all possible goods. */
function againstList(offer: Offer, all: readonly Acceptance[], seen: Seen, isOpenQuestion: boolean) {
  const { acceptance, state, detail } = offer;
  const { level: listed } = acceptance;
  const codes = codesOf(detail, listed);
  const isOpen = isOpenQuestion || codes.some((code) => OF_LISTS.includes(code));
  const said = all.map((one) => askedOf(one, seen));
  const forms = said.map(({ level, why }) => `${level} (${why})`).join(' or ');
  const levels = said.map(({ level }) => level);
  return [
    ...(all.every((one) => isShort(one, 'ROOM')) && state === 'OPEN' ? ['the list has room, the form has none'] : []),
    ...(all.every((one) => isShort(one, 'CUTOFF')) && state === 'OPEN' ? ['the list is open, the form too late'] : []),
    ...(isOpen || isFaithful(listed, levels)
      ? []
      : [`the list says ${listed} (${codes.join(', ')}), the form ${forms}`]),
  ];
}

const wordsOf = ({ level, findings, box }: Acceptance): string =>
  JSON.stringify([level, box, findings.map((one) => [one.level, one.code, one.given])]);

type Judge = Pick<OrderMode, 'acceptance'>;

function againstGateway(mode: Judge, { form, known }: Filled<OrderForm>, quote: Quote): string[] {
  const facts = { now: BOOKED_AT, quote };
  const page = wordsOf(mode.acceptance(form, { ...facts, ...onPage(known) }));
  const gateway = wordsOf(mode.acceptance(form, { ...facts, ...atGateway }));
  return page === gateway ? [] : [`the form says ${page}, the submission ${gateway}`];
}

function writtenOver({ form }: Filled<OrderForm>, at: number): Filled<OrderForm> {
  const change = LIES[at % LIES.length]?.change ?? {};
  const goods = form.goods.map((row) =>
    rowNature(row, form.isDanger) === 'Y'
      ? { ...row, ...change, edited: [...new Set([...row.edited, ...Object.keys(change)])] }
      : row,
  );
  return lookedUp({ ...form, goods });
}

const BESIDE = '2';

/** Additional goods row: harmless ones are marked as general and named. */
function rowBeside(row: GoodsRow, { goodsId, unNo, nameCn, nameEn, hazardClass, packingGroup }: Goods): GoodsRow {
  if (unNo === null) return { ...markGeneral({ ...row, key: BESIDE }, true), nameCn, nameEn, casNo: '', hsCode: '' };
  const group = packingGroup ?? 'N';
  return { ...row, key: BESIDE, goodsId, unNo, nameCn, nameEn, hazardClass: hazardClass ?? '', packingGroup: group };
}

function againstTool(mode: Judge, { form }: Filled<OrderForm>, quote: Quote, beside: Goods): string[] {
  const [row] = form.goods;
  if (!row || form.isDanger === 'N') return [];
  const both = lookedUp({ ...form, goods: [row, rowBeside(row, beside)] });
  const { box } = mode.acceptance(both.form, { now: BOOKED_AT, quote, ...onPage(both.known) });
  if (box === null) return [];
  const [un1, un2] = [goodsText(row), goodsText(beside)];
  const typed = lookedUp({ ...form, goods: [buildGoodsRow('1', un1), buildGoodsRow('2', un2)] });
  const tool = answerOf(SEG_TOOL, { un1, un2 }, typed.known);
  return tool.level === box.level ? [] : [`the tool says ${tool.level} of ${un1} and ${un2}, the form ${box.level}`];
}

const requestOf = (mode: ListedMode) => (mode === 'FCL' ? sailingRequest : SCHEDULE_WIRES[mode]?.request);

export type Compared = { kind: 'unlisted' } | { kind: 'unpriced' | 'compared'; apart: string[] };

/** One list search, one of its offers, the form of that offer, and all verdicts. */
function asked(id: ListedMode, at: string): Compared {
  const mode = bookedMode(MODES, id);
  const request = requestOf(id);
  if (!request) throw new Error(`${id} is not searched for`);
  const { drawn, goods, asked: question } = questionDrawn(id, at);
  const search = validate(request, question);
  const asking = { closures: [], surcharges: [], search, now: BOOKED_AT };
  const listed = offerDrawn(listBeside(mode.search(search, WORLD), asking).offers, drawn);
  if (!listed) return { kind: 'unlisted' };
  const found = mode.offer(search, listed.offerId, WORLD);
  const named = goods.map(({ unNo, nameCn }) => `${unNo ?? ''} ${nameCn}`).join(' + ');
  const place = `${at}: ${named}, ${listed.offerId}`;
  const { level } = listed.acceptance;
  const isGreenByList = isGreen(level) && goods.some((one) => ONLY_LISTED.has(one) && !isReadFor(id, one));
  const green = isGreenByList ? [`${place}: the list says ${level} of goods that nobody has read`] : [];
  if (!found?.rates) return { kind: 'unpriced', apart: green };
  const held = { ...found, offer: offerBeside(found.offer, asking) };
  const lockedUntil = new Date(BOOKED_AT).toISOString();
  const quote: Quote = { quoteId: 'Q1', mode: id, state: 'LOCKED', lockedUntil, search, ...held };
  const filled = filledAt(mode.order, quote, goods);
  // Goods without a number have the same name in list and form.
  const meant = filled.form.isDanger === 'Y' ? meantBy(goods, question) : [goods];
  const said = meant.map((one) => {
    const { form, known } = filledAt(mode.order, quote, one);
    return mode.order.acceptance(form, { now: BOOKED_AT, quote, ...onPage(known) });
  });
  const apart = [
    ...(held.offer.acceptance.level === listed.acceptance.level ? [] : ['the list and the price say two things']),
    ...againstList(
      listed,
      said,
      { id, state: listed.state, goods, refusals: codesOf(listed.detail, 'BLOCK') },
      isOpenQuestion(id, question, goods, listed.acceptance.level),
    ),
    ...againstGateway(mode.order, filled, quote),
    ...againstGateway(mode.order, writtenOver(filled, drawn.within(0, LIES.length - 1, 'lie')), quote),
    ...apartAfterEdits(id, mode.order, filled, quote, at),
    ...againstTool(mode.order, filled, quote, oneDrawn(id, `${at} tool`)),
  ];
  return { kind: 'compared', apart: [...green, ...apart.map((one) => `${place}: ${one}`)] };
}

/** A search without a priced offer gives no form and is drawn again. */
const TRIES = Number(process.env['TRIES'] ?? 6);

export function comparedAt(id: ListedMode, at: number): Compared {
  let last: Compared = { kind: 'unlisted' };
  for (let turn = 0; turn < TRIES && last.kind !== 'compared'; turn += 1) last = asked(id, `${at}.${turn}`);
  return last;
}

export type Tally = { compared: number; unpriced: number; unlisted: number; apart: string[] };

export function comparedOf(id: ListedMode, count: number, from = 0): Tally {
  const all = Array.from({ length: count }, (_, at) => comparedAt(id, from + at));
  const countOf = (kind: Compared['kind']) => all.filter((one) => one.kind === kind).length;
  return {
    compared: countOf('compared'),
    unpriced: countOf('unpriced'),
    unlisted: countOf('unlisted'),
    apart: all.flatMap((one) => (one.kind === 'unlisted' ? [] : one.apart)),
  };
}
