import { findPlacards } from '../../../../domain/goods/placards';
import { firstPlan, type Boards } from '../../../../domain/modes/cfs/board';
import type { CfsFinding } from '../../../../domain/modes/cfs/finding';
import { leastRoom } from '../../../../domain/goods/density';
import { found } from '../../../../domain/modes/cfs/finding';
import { cutFindings, goodsFindings, placeFindings } from '../../../../domain/modes/cfs/judging';
import { cfsCharges } from '../../../../domain/modes/cfs/price';
import type { CfsOffer } from '../../../../domain/modes/cfs/quote';
import { listFires } from '../../../../domain/modes/cfs/reading';
import { searchTons, type CfsBox, type CfsSearch } from '../../../../domain/modes/cfs/search';
import { lastGateBefore, type SlotReach } from '../../../../domain/modes/cfs/slots';
import { CONTAINERS } from '../../../../domain/offer/containers';
import { dayAt, daysAfter, momentOf, type Day } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import { offerState } from '../../offers/state-of';
import type { OnWay } from '../kept';
import type { World } from '../mode';
import { buildBoards } from './boards';
import { readSearchGoods, type CfsGoodsFacts } from './goods-asked';
import { findStation, stationPort, stationsAround, type KeptStation } from './stations';
import { stationRates } from './tariff';
import { buildVerdict } from './verdict';

type StationWorld = Pick<World, 'now' | 'taken' | 'isShut' | 'tariffs'>;

/** Assumed days to the port's closing, if none is given. */
const USUALLY_IN_DAYS = 7;
const USUAL_CUT = 'T18:00';
const usualCut = (now: number): string => `${daysAfter(dayAt(now), USUALLY_IN_DAYS)}${USUAL_CUT}`;

function loadFindings(search: CfsSearch, entries: CfsGoodsFacts['entries']): CfsFinding[] {
  const { payloadKg, practicalM3 } = CONTAINERS[search.boxType];
  const [most, mostM3] = [(payloadKg * search.boxes) / 1000, (practicalM3 ?? Infinity) * search.boxes];
  const tons = searchTons(search);
  const m3 = leastRoom(entries, tons * 1000);
  const goods = entries[0]?.nameCn ?? '';
  return [
    ...(tons > most ? [found('BLOCK', 'cfsOverBoxes', { tons, most })] : []),
    ...(m3 !== null && m3 > mostM3
      ? [found('BLOCK', 'cfsOverVolume', { goods, tons, m3: Math.floor(m3 * 10) / 10, most: mostM3 })]
      : []),
  ];
}

function searchCharges(search: CfsSearch, { placarded }: CfsGoodsFacts, tariffs: StationWorld['tariffs']) {
  const rates = stationRates(tariffs);
  const { isDanger, boxType, boxes } = search;
  const box = { type: boxType, isEvening: false, isWeekend: false };
  return (
    rates &&
    cfsCharges(
      {
        isDanger,
        boxes: Array.from({ length: boxes }, () => box),
        tons: searchTons(search),
        placards: findPlacards(placarded).count * boxes,
        heavy: 0,
        days: 0,
        lash: false,
        drayage: false,
        wrap: 0,
        pallets: 0,
        photo: false,
        weigh: false,
        customs: false,
      },
      rates,
    )
  );
}

type CfsQuestionFacts = CfsGoodsFacts & {
  search: CfsSearch;
  reach: SlotReach & { cut: number };
  boxes: CfsBox[];
  charges: ReturnType<typeof searchCharges>;
};

function buildQuestionFacts(
  search: CfsSearch,
  { now, tariffs }: Pick<StationWorld, 'now' | 'tariffs'>,
): CfsQuestionFacts {
  const asked = readSearchGoods(search);
  const cut = parseMoment(search.cut ?? '') ?? parseMoment(usualCut(now)) ?? now;
  const reach = { isDanger: search.isDanger, fires: listFires(asked.goods), now, cut };
  const boxes = Array.from({ length: search.boxes }, () => search.boxType);
  return { search, reach, boxes, charges: searchCharges(search, asked, tariffs), ...asked };
}

function judgeStation(
  kept: KeptStation,
  { goods, entries, doubtful, declared, search, reach, boxes }: CfsQuestionFacts,
  boards: Boards,
): CfsFinding[] {
  const { station } = kept;
  const own = goodsFindings(goods, { station });
  const isUnnamed = search.isDanger === 'N' && search.goods === null;
  const isTaken = own.every(({ about }) => about !== 'LICENCE') && declared.length === 0 && !isUnnamed;
  return [
    ...own,
    ...(isTaken ? [found('PASS', 'cfsTakes', { station: station.nameCn })] : []),
    ...(doubtful === null ? [] : [found('MANUAL', 'cfsDoubtful', { goods: doubtful })]),
    ...(isUnnamed ? [found('MANUAL', 'cfsUnnamed')] : []),
    ...declared,
    ...placeFindings(station, search),
    ...cutFindings(reach, { boards, boxes }),
    ...loadFindings(search, entries),
  ];
}

type StationResult = { boards: Boards; findings: CfsFinding[] };

function buildOffer(kept: KeptStation, asked: CfsQuestionFacts, { boards, findings }: StationResult): CfsOffer {
  const { station, offerId } = kept;
  const { nameCn, nameEn, code, port } = station;
  const { search, reach, boxes, charges } = asked;
  const { cut } = reach;
  const first = firstPlan(boards, boxes, reach);
  const isLost = findings.some(({ code: why }) => why === 'cfsTooLate' || why === 'cfsTooFar');
  const state = offerState(isLost, !first, charges !== null);
  const last = toIso(lastGateBefore(cut));
  return {
    offerId,
    mode: 'CFS',
    supplier: { code, nameCn, nameEn },
    org: port,
    dst: stationPort(search.port),
    leavesAt: toIso(cut),
    arrivesAt: null,
    cutoffs: [{ code: 'GATE_LAST', at: last }],
    closesAt: last,
    state,
    left: [],
    acceptance: buildVerdict(findings),
    price: charges && { charges, units: [] },
    detail: {
      station,
      isInPort: port.code === search.port,
      cut: toIso(cut),
      isCutTyped: search.isCutTyped && search.cut !== null,
      tons: searchTons(search),
      isTonsTyped: search.tons !== null,
      fire: asked.goods[0]?.fire ?? null,
      first,
      boards,
      findings: findings.map(({ level, code: why, given }) => ({ level, code: why, given })),
    },
  };
}

const isRefused = (findings: readonly CfsFinding[]): boolean => findings.some(({ level }) => level === 'BLOCK');

const onDay = ({ station }: KeptStation, day: Day): OnWay => ({
  mode: 'CFS',
  org: null,
  dst: null,
  supplier: station,
  leavesAt: toIso(momentOf(day)),
  arrivesAt: null,
  detail: { station },
});

function lookInto(kept: KeptStation, asked: CfsQuestionFacts, { isShut, ...seen }: StationWorld): StationResult {
  const isClosed = (nature: 'Y' | 'N', day: Day) => nature === asked.search.isDanger && isShut(onDay(kept, day));
  const boards = buildBoards(kept, seen, isClosed);
  return { boards, findings: judgeStation(kept, asked, boards) };
}

/** Every station of the port, including refusing ones with reasons; of nearby ports only accepting ones. */
export function listOffers(search: CfsSearch, seen: StationWorld): CfsOffer[] {
  const asked = buildQuestionFacts(search, seen);
  return stationsAround(search.port).flatMap((kept) => {
    const looked = lookInto(kept, asked, seen);
    const isMeant = kept.station.port.code === search.port || !isRefused(looked.findings);
    return isMeant ? [buildOffer(kept, asked, looked)] : [];
  });
}

/** A station by offer id. Only the price is held: filling in a form rechecks the slots. */
export function findOffer(search: CfsSearch, offerId: string, seen: StationWorld): CfsOffer | null {
  const kept = findStation(offerId);
  if (!kept || !stationsAround(search.port).includes(kept)) return null;
  const asked = buildQuestionFacts(search, seen);
  const offer = buildOffer(kept, asked, lookInto(kept, asked, seen));
  return { ...offer, detail: { ...offer.detail, boards: null } };
}

const MOST = 2;

export const findAlternatives = (search: CfsSearch, offerId: string, seen: StationWorld): CfsOffer[] =>
  listOffers(search, seen)
    .filter(({ offerId: other, state, detail }) => other !== offerId && state === 'OPEN' && detail.isInPort)
    .filter(({ acceptance }) => acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL')
    .map((offer) => ({ ...offer, detail: { ...offer.detail, boards: null } }))
    .slice(0, MOST);
