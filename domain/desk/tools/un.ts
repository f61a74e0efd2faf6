import { findAirLimit } from '../../goods/air/limit';
import { classifyFire, type FireClass } from '../../goods/fire-class';
import { apartByClass, type ClassApart } from '../../goods/segregation';
import { SEGREGATION_GROUPS } from '../../goods/segregation-groups';
import { refusalOf, shippingNames } from '../../goods/facts';
import { isNeverHandled } from '../../goods/never-handled';
import type { LibraryGoods } from '../../goods/library';
import type { VerdictLevel } from '../../goods/verdict';
import { TOOL_SOURCES } from '../sources';
import { whyNone, type NoSubstance } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer } from '../tool';

export type UnName = 'un';
export type UnCode =
  | NoSubstance
  | 'dangerous'
  | 'harmless'
  | 'doubtful'
  | 'lowConfidence'
  | 'nothing'
  | 'unread'
  | 'yes'
  | 'no'
  | 'celsius'
  | 'density'
  | 'cooled'
  | 'fireDoubt'
  | 'precursor'
  | 'precursorUntold'
  | 'explosivePrecursor'
  | 'highlyToxic'
  | WayCode;
export type UnFact =
  | 'unNo'
  | 'shippingName'
  | 'hazardClass'
  | 'subRisks'
  | 'packingGroup'
  | 'flash'
  | 'density'
  | 'marine'
  | 'limited'
  | 'emS'
  | 'tank'
  | 'groups'
  | 'sixteenB'
  | 'packing'
  | 'cooled'
  | 'cas'
  | 'hs'
  | 'controls'
  | 'fire'
  | 'provisions'
  | 'excepted'
  | 'stowage'
  | 'handling'
  | 'road'
  | 'forks'
  | 'sources';

type WayCode =
  | 'bookedByLine'
  | 'neverTaken'
  | 'airAsk'
  | 'airNever'
  | 'airFreighter'
  | 'airNoLimit'
  | 'airBy'
  | 'railAsk'
  | 'tankBy'
  | 'tankNone'
  | 'tankUntold'
  | 'bagNever'
  | 'bagAsk'
  | 'storeBy'
  | 'storeUntold'
  | 'freely';

const WAYS = ['box', 'shared', 'air', 'rail', 'tank', 'bag', 'store'] as const;
export type TransportMode = (typeof WAYS)[number];

export type UnDetail =
  | {
      goods: LibraryGoods;
      ways: readonly { way: TransportMode; level: VerdictLevel; says: ToolMessage<WayCode> }[];
      /** Empty when the goods are not dangerous. */
      apart: readonly ClassApart[];
    }
  | { entries: readonly LibraryGoods[] };

type WayAnswer = { level: VerdictLevel; says: ToolMessage<WayCode> };
const ask = (code: WayCode, of: ToolMessage['of'] = {}): WayAnswer => ({ level: 'NEED_APPROVAL', says: { code, of } });
const expert = (code: WayCode): WayAnswer => ({ level: 'MANUAL', says: { code } });
const never = (code: WayCode): WayAnswer => ({ level: 'BLOCK', says: { code } });

function airWay({ unNo, hazardClass, packingGroup, doubts }: LibraryGoods): WayAnswer {
  if (hazardClass === null) return ask('freely');
  const limit = findAirLimit(unNo ?? '', { group: packingGroup, percent: null });
  if (limit === null || limit === 'ASK' || doubts.some(({ about }) => about === 'AIR')) return expert('airAsk');
  const { pax, cao, unit } = limit;
  if (!pax && !cao) return never('airNever');
  if (pax?.most === null) return ask('airNoLimit', { pi: pax.pi });
  const of = { pax: `${pax?.most ?? 0} ${unit}`, cao: `${(cao ?? pax)?.most ?? 0} ${unit}` };
  return pax ? ask('airBy', of) : ask('airFreighter', of);
}

function tankWay({ state, tankInstruction, hazardClass, doubts }: LibraryGoods): WayAnswer {
  if (hazardClass === null) return state === 'LIQUID' ? ask('freely') : never('tankNone');
  if (tankInstruction === undefined || doubts.some(({ about }) => about === 'TANK')) return expert('tankUntold');
  return tankInstruction === null ? never('tankNone') : ask('tankBy', { code: tankInstruction });
}

const findFireClass = (goods: LibraryGoods): FireClass | null =>
  classifyFire({ hazardClass: goods.hazardClass, flashPointC: goods.flashPointC, facts: goods });

function storeWay(goods: LibraryGoods): WayAnswer {
  const fire = findFireClass(goods);
  return fire?.isSure ? ask('storeBy', { fire: fire.item }) : expert('storeUntold');
}

function wayAnswer(way: TransportMode, goods: LibraryGoods): WayAnswer {
  const { hazardClass } = goods;
  if (refusalOf(goods) !== null || (hazardClass !== null && isNeverHandled(hazardClass))) return never('neverTaken');
  switch (way) {
    case 'box':
    case 'shared':
      return hazardClass === null ? ask('freely') : ask('bookedByLine');
    case 'air':
      return airWay(goods);
    case 'rail':
      return expert('railAsk');
    case 'tank':
      return tankWay(goods);
    case 'bag':
      return hazardClass === null ? expert('bagAsk') : never('bagNever');
    case 'store':
      return storeWay(goods);
  }
}

function controlMessages({ controls }: LibraryGoods): ToolMessage<UnCode>[] {
  const { precursor, isExplosivePrecursor, isHighlyToxic } = controls;
  const precursors: ToolMessage<UnCode>[] =
    precursor === null
      ? []
      : [precursor === 'UNTOLD' ? { code: 'precursorUntold' } : { code: 'precursor', of: { precursor } }];
  return [
    ...precursors,
    ...(isExplosivePrecursor ? [{ code: 'explosivePrecursor' as const }] : []),
    ...(isHighlyToxic ? [{ code: 'highlyToxic' as const }] : []),
  ];
}

type Facts = ToolAnswer<UnCode, UnFact>['facts'];
const NOTHING: ToolMessage<UnCode> = { code: 'nothing' };
const orNothing = (text: string | null | undefined): ToolMessage<UnCode> | string =>
  text === null || text === undefined || text === '' ? NOTHING : text;

/** Cells of the list that no rule judges, and the sources that have them. */
function listFacts({ listRow, asks = [] }: LibraryGoods): Facts {
  const forks = asks.map(({ rule }) => rule).join('；');
  const asked: Facts = forks === '' ? [] : [{ name: 'forks', says: forks }];
  if (!listRow) return asked;
  const { category, tunnel, hazardNumber } = listRow;
  const road = [category, tunnel, hazardNumber].filter((part) => part !== '').join(' · ');
  return [
    { name: 'provisions', says: orNothing(listRow.provisions.join('、')) },
    { name: 'excepted', says: orNothing(listRow.excepted) },
    { name: 'stowage', says: orNothing(listRow.stowage.join('、')) },
    { name: 'handling', says: orNothing(listRow.handling.join('、')) },
    { name: 'road', says: orNothing(road) },
    ...asked,
    { name: 'sources', says: listRow.sources.join('；') },
  ];
}

function goodsFacts(goods: LibraryGoods): Facts {
  const { flashPointC, densityKgPerL, cooled, sixteenB } = goods;
  const fire = findFireClass(goods);
  return [
    { name: 'unNo', says: orNothing(goods.unNo) },
    { name: 'shippingName', says: orNothing(goods.unNo === null ? null : shippingNames(goods)[0]) },
    { name: 'hazardClass', says: orNothing(goods.hazardClass) },
    { name: 'subRisks', says: orNothing(goods.subRisks.join('、')) },
    { name: 'packingGroup', says: orNothing(goods.packingGroup) },
    { name: 'flash', says: flashPointC === null ? NOTHING : { code: 'celsius', of: { degrees: String(flashPointC) } } },
    {
      name: 'density',
      says: densityKgPerL === null ? NOTHING : { code: 'density', of: { density: String(densityKgPerL) } },
    },
    { name: 'marine', says: { code: goods.isMarinePollutant ? 'yes' : 'no' } },
    { name: 'limited', says: orNothing(goods.limitedQuantity) },
    { name: 'emS', says: orNothing(goods.emS) },
    { name: 'tank', says: orNothing(goods.tankInstruction) },
    { name: 'groups', says: orNothing(goods.groups.map((code) => SEGREGATION_GROUPS[code] ?? code).join('、')) },
    { name: 'sixteenB', says: sixteenB === null ? { code: 'unread' } : orNothing(sixteenB.join('、')) },
    { name: 'packing', says: orNothing([...goods.packing.instructions, ...goods.packing.special].join('、')) },
    ...(cooled === null
      ? []
      : [
          {
            name: 'cooled' as const,
            says: {
              code: 'cooled' as const,
              of: { control: String(cooled.controlC), emergency: String(cooled.emergencyC) },
            },
          },
        ]),
    {
      name: 'fire',
      says:
        fire === null ? { code: 'unread' } : fire.isSure ? fire.item : { code: 'fireDoubt', of: { fire: fire.item } },
    },
    ...listFacts(goods),
    { name: 'cas', says: orNothing(goods.casNo) },
    { name: 'hs', says: orNothing(goods.hsCode) },
  ];
}

function answer({ values }: ToolInput): ToolAnswer<UnCode, UnFact, UnDetail> {
  const identity = values.goods('un');
  const [goods] = identity?.goods ?? [];
  if (identity?.kind !== 'known' || !goods) {
    const says = whyNone(identity, values.text('un'));
    return { level: 'MANUAL', says, why: [], facts: [], detail: { entries: identity?.goods ?? [] } };
  }
  const isUnsure = goods.confidence?.identity === 'LOW' || goods.confidence?.hazard === 'LOW';
  const doubts = goods.doubts.map(({ text }): ToolMessage<UnCode> => ({ code: 'doubtful', of: { text } }));
  return {
    level: doubts.length > 0 || isUnsure ? 'MANUAL' : null,
    says: { code: goods.hazardClass === null ? 'harmless' : 'dangerous', of: { name: goods.nameCn } },
    why: [...doubts, ...(isUnsure ? [{ code: 'lowConfidence' as const }] : []), ...controlMessages(goods)],
    facts: goodsFacts(goods),
    detail: {
      goods,
      ways: WAYS.map((way) => ({ way, ...wayAnswer(way, goods) })),
      apart: goods.hazardClass === null ? [] : apartByClass(goods),
    },
  };
}

export const UN_TOOL: DeskTool<UnName, UnCode, UnFact, UnDetail> = {
  head: 'tool=un',
  fields: [{ name: 'un', kind: 'goods', isNeeded: true }],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.un,
  answer,
};
