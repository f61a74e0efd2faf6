import { SCHEDULE_WIRES } from '../../../contract/modes';
import { sailingRequest } from '../../../contract/offers/sailings';
import { ofGroup } from '../../../domain/goods/entries';
import { checkPair } from '../../../domain/goods/segregation';
import type { Offer } from '../../../domain/offer/offer';
import { validate } from '../../../server/base/http/validate';
import { listBeside } from '../../../server/trade/market/beside';
import { bookedMode, createModes } from '../../../server/trade/modes';
import { createSea } from '../../../server/trade/sea/sea';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { ALL_GOODS, goodsOfNumber, LIBRARY } from '../../../server/world/dangerous-goods/library';
import type { Goods } from '../../../server/world/dangerous-goods/read-goods';
import { isPlace } from '../../../server/world/ports/catalogue';
import { BOOKED_AT } from '../fcl-order';
import { untouchedWorld } from '../untouched-world';
import { chanceAt } from '../verdicts/draw';
import { questionDrawn, type ListedMode } from '../verdicts/questions';
import { SECOND, secondAnswer, type OfferFacts, type PaperEntry } from './acceptance';
import { isOfHouse, isToxic, paperRows } from './paper';
import { secondPair } from './segregation';

const DANGEROUS = ALL_GOODS.filter(({ unNo }) => unNo !== null);
const HOUSE = LIBRARY.filter(({ unNo }) => unNo !== null);

/** 0 green, 1 for a person, 2 refused. */
const rankOf = (level: string): number => (level === 'BLOCK' ? 2 : Number(!level.startsWith('PASS')));

/**
 * `laxer`: green, or to be approved, where the second reading holds or forbids. `held`: left to a person where it
 * forbids. `stricter`: held or forbidden where it does not object.
 */
export type Comparison = { compared: number; held: string[]; stricter: number; laxer: string[] };

function compared(lines: readonly { level: string; second: number; said: string }[]): Comparison {
  const isLaxer = ({ level, second }: (typeof lines)[number]) =>
    rankOf(level) < second && !(level === 'MANUAL' && second === 2);
  return {
    compared: lines.length,
    laxer: lines.filter(isLaxer).map(({ said }) => said),
    held: lines.filter((line) => line.level === 'MANUAL' && line.second === 2).map(({ said }) => said),
    stricter: lines.filter(({ level, second }) => rankOf(level) > second).length,
  };
}

function pairAt(at: number): { level: string; second: number; said: string } {
  const { of, isOnceIn } = chanceAt(`second pair ${at}`);
  const pool = isOnceIn(2, 'house') ? HOUSE : DANGEROUS;
  const [one, other] = [of(pool, 'one'), of(isOnceIn(50, 'own') ? pool.slice(0, 1) : pool, 'other')];
  const asked = (goods: Goods) => ({ ...goods, technicalName: goods.technical === null ? null : '' });
  const { level } = checkPair(asked(one), asked(other));
  const all = paperRows(one).flatMap((mine) => paperRows(other).map((theirs) => secondPair(mine, theirs)));
  const ranked = all.map((pair) => ({
    pair,
    second: pair.distance >= 2 ? 2 : Number(pair.distance === 1 || pair.isForPerson),
  }));
  const hardest = ranked.toSorted((a, b) => b.second - a.second)[0];
  const said = `UN ${one.unNo} ${one.goodsId} beside UN ${other.unNo} ${other.goodsId}: ${level}, ${hardest?.pair.why}`;
  return { level, second: hardest?.second ?? 1, said };
}

export const comparePairs = (count: number): Comparison =>
  compared(Array.from({ length: count }, (_, at) => pairAt(at)));

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });
const WORLD = untouchedWorld(BOOKED_AT);

function offerFacts(mode: ListedMode, { supplier, org, dst, offerId, detail }: Offer): OfferFacts {
  const { aircraft, part = null } = detail as { aircraft?: string; part?: object | null };
  return {
    mode,
    supplier: supplier?.code ?? '',
    org: org?.code ?? '',
    dst: dst?.code ?? '',
    offerId,
    isPassenger: aircraft === 'P',
    isPart: part !== null,
  };
}

const entryOf = (goods: Goods): PaperEntry[] =>
  paperRows(goods).map((row) => ({
    row,
    goods: {
      isHouse: isOfHouse(goods.goodsId),
      isToxic: isToxic(goods.goodsId),
    },
  }));

function offersAt(mode: ListedMode, at: number): { level: string; second: number; said: string }[] {
  const { of, isOnceIn } = chanceAt(`second ${mode} ${at}`);
  const goods = of(isOnceIn(2, 'house') ? HOUSE : DANGEROUS, 'goods');
  const request = mode === 'FCL' ? sailingRequest : SCHEDULE_WIRES[mode]?.request;
  if (!request) throw new Error(`${mode} is not searched for`);
  const { asked } = questionDrawn(mode, `second ${at}`, [goods]);
  const search = validate(request, asked);
  const { offers } = listBeside(bookedMode(MODES, mode).search(search, WORLD), {
    closures: [],
    surcharges: [],
    search,
    now: BOOKED_AT,
  });
  const { group, rows } = asked as { group?: string | null; rows?: { group?: string }[] };
  const meant = ofGroup(goodsOfNumber(goods.unNo ?? ''), group ?? rows?.[0]?.group ?? undefined).flatMap(entryOf);
  return offers.map((offer) => {
    const { answer, why } = secondAnswer(meant, offerFacts(mode, offer));
    const { level, reason } = offer.acceptance;
    const said = `UN ${goods.unNo} ${goods.goodsId} ${offer.offerId}: ${level} (${reason}), ${why}`;
    return { level, second: SECOND.indexOf(answer), said };
  });
}

/** Each offer of a search for goods is one line; `count` are the searches. */
export const compareOffers = (mode: ListedMode, count: number): Comparison =>
  compared(Array.from({ length: count }, (_, at) => offersAt(mode, at)).flat());
