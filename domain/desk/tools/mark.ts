import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import type { LibraryGoods } from '../../goods/library';
import { findPackKind } from '../../goods/packaging/kinds';
import { markGroups, readPackMark, type PackMark } from '../../goods/packaging/mark';
import { judgeVapour } from '../../goods/packaging/vapour';
import { densityOff } from '../../goods/tank/density';
import { dayAt } from '../../values/days';
import { TOOL_SOURCES } from '../sources';
import { forExpert, identifiedGoods, whyNone, type NoSubstance } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer, Values } from '../tool';

export type MarkName = 'mark' | 'un' | 'pg' | 'state' | 'density';
export type MarkCode =
  | NoSubstance
  | 'unread'
  | 'fits'
  | 'letterLow'
  | 'tooDense'
  | 'solidsOnly'
  | 'noLiquid'
  | 'gas'
  | 'groupNone'
  | 'tooOld'
  | 'lookAtMonth'
  | 'notYet'
  | 'inspection'
  | 'groupOff'
  | 'stateOff'
  | 'densityOff'
  | 'densityUntold'
  | 'vapourOver'
  | 'vapourAsk'
  | 'groupUntold'
  | 'stillInstruction'
  | 'otherEdition';
export type MarkFact = 'kind' | 'groups' | 'density' | 'pressure' | 'gross' | 'year' | 'state' | 'maker';

const MOST_YEARS = 5;
const MONTHS = 12;
/** Packagings inspected every 2.5 years show that date on a separate plate. */
const INSPECTED_AFTER_MONTHS = 30;
const DENSITY_AT_C = 20;

type MarkContent = { group: PackingGroup | null; isLiquid: boolean; density: number | null };

/** Plastics may be used for five years from their month; a year alone leaves the last year open. */
function ageMessages({ code, year, month }: PackMark, now: number): ToolMessage<MarkCode>[] {
  const [thisYear = 0, thisMonth = 0] = dayAt(now).split('-').map(Number);
  const [years, kind, of] = [thisYear - year, findPackKind(code), { year: String(year) }];
  const months = years * MONTHS + (month === null ? 0 : thisMonth - month);
  if (months < 0) return [{ code: 'notYet', of }];
  if (kind?.agesInFiveYears && month === null && years === MOST_YEARS) return [{ code: 'lookAtMonth', of }];
  if (kind?.agesInFiveYears && months > MOST_YEARS * MONTHS) return [{ code: 'tooOld', of }];
  return kind?.isInspected && months >= INSPECTED_AFTER_MONTHS ? [{ code: 'inspection', of }] : [];
}

function densityMessages(mark: PackMark, { isLiquid, density }: MarkContent): ToolMessage<MarkCode>[] {
  if (!isLiquid) return [];
  if (mark.isForSolids) return [{ code: 'solidsOnly' }];
  const kind = findPackKind(mark.code);
  if (!kind?.holdsLiquid || kind.family === 'LARGE') return [{ code: 'noLiquid' }];
  if (mark.density === null) return [];
  if (density === null) return [{ code: 'densityUntold', of: { most: mark.density } }];
  return density > mark.density ? [{ code: 'tooDense', of: { density, most: mark.density } }] : [];
}

function pressureMessages(
  mark: PackMark,
  { group, isLiquid }: MarkContent,
  goods: LibraryGoods | null,
): ToolMessage<MarkCode>[] {
  if (!isLiquid || goods === null) return [];
  const { unNo, hazardClass } = goods;
  const found = judgeVapour({ unNo: unNo ?? '', hazardClass: hazardClass ?? '', packingGroup: group }, mark);
  if (found === null) return [];
  const of = { limit: found.most };
  return [
    found.stands === 'OVER' ? { code: 'vapourOver', of: { ...of, kPa: found.kPa ?? '' } } : { code: 'vapourAsk', of },
  ];
}

function letterMessages(mark: PackMark, { group }: MarkContent): ToolMessage<MarkCode>[] {
  const groups = markGroups(mark);
  if (group === null) return [{ code: 'groupUntold', of: { groups: groups.join('、') } }];
  return groups.includes(group)
    ? []
    : [{ code: 'letterLow', of: { letter: mark.letter, group, groups: groups.join('、') } }];
}

const STATES: readonly string[] = ['LIQUID', 'SOLID'];

/** When typed values differ from the library, a person decides which are right. */
function clashMessages(values: Values, goods: LibraryGoods | null): ToolMessage<MarkCode>[] {
  if (goods === null) return [];
  const [typed, state, density] = [values.text('pg'), values.text('state'), values.number('density')];
  const off = density === null ? null : densityOff(density, DENSITY_AT_C, goods);
  const isOtherGroup = typed !== '' && goods.packingGroup !== null && typed !== goods.packingGroup;
  const isOfNoGroup = typed !== '' && goods.packingGroup === null && goods.unNo !== null;
  return [
    ...(goods.state === 'GAS' ? [{ code: 'gas' as const }] : []),
    ...(isOtherGroup ? [{ code: 'groupOff' as const, of: { group: goods.packingGroup ?? '' } }] : []),
    ...(isOfNoGroup ? [{ code: 'groupNone' as const }] : []),
    ...(STATES.includes(state) && STATES.includes(goods.state) && state !== goods.state
      ? [{ code: 'stateOff' as const }]
      : []),
    ...(off === null ? [] : [{ code: 'densityOff' as const, of: { percent: String(off) } }]),
  ];
}

const ASKS_SOMEBODY: readonly MarkCode[] = [
  'groupOff',
  'groupNone',
  'stateOff',
  'densityOff',
  'lookAtMonth',
  'notYet',
  'inspection',
  'densityUntold',
  'vapourAsk',
  'groupUntold',
];

const markFacts = (mark: PackMark): ToolAnswer<MarkCode, MarkFact, null>['facts'] => [
  { name: 'kind', says: `${mark.code} ${findPackKind(mark.code)?.nameCn ?? ''}`.trim() },
  { name: 'groups', says: markGroups(mark).join('、') },
  ...(mark.density === null ? [] : [{ name: 'density' as const, says: String(mark.density) }]),
  ...(mark.kPa === null ? [] : [{ name: 'pressure' as const, says: `${mark.kPa} kPa` }]),
  ...(mark.grossKg === null ? [] : [{ name: 'gross' as const, says: `${mark.grossKg} kg` }]),
  { name: 'year', says: [mark.year, ...(mark.month === null ? [] : [mark.month])].join('-') },
  { name: 'state', says: mark.state },
  ...(mark.maker === null ? [] : [{ name: 'maker' as const, says: mark.maker }]),
];

function answer({ values, now }: ToolInput): ToolAnswer<MarkCode, MarkFact, null> {
  const mark = readPackMark(values.text('mark'));
  if (mark === null) return { level: 'MANUAL', says: { code: 'unread' }, why: [], facts: [], detail: null };
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (values.text('un') !== '' && goods === null) return forExpert(whyNone(identity, values.text('un')), null);
  const typed = PACKING_GROUPS.find((group) => group === values.text('pg')) ?? null;
  const state = values.text('state');
  const inside: MarkContent = {
    group: typed ?? goods?.packingGroup ?? null,
    isLiquid: state === '' ? goods?.state !== 'SOLID' && goods?.state !== 'ARTICLE' : state === 'LIQUID',
    density: values.number('density') ?? goods?.densityKgPerL ?? null,
  };
  const said = [
    ...clashMessages(values, goods),
    ...letterMessages(mark, inside),
    ...densityMessages(mark, inside),
    ...pressureMessages(mark, inside, goods),
    ...ageMessages(mark, now),
  ];
  const against = said.filter(({ code }) => !ASKS_SOMEBODY.includes(code));
  const open = said.filter(({ code }) => ASKS_SOMEBODY.includes(code));
  const [first, ...rest] = [...against, ...open];
  return {
    // Mark rules were not read in the edition in force: they can refuse, but never approve.
    level: against.length > 0 ? 'BLOCK' : 'MANUAL',
    says: first ?? { code: 'fits' },
    why: [...rest, { code: 'otherEdition' }, { code: 'stillInstruction' }],
    facts: markFacts(mark),
    detail: null,
  };
}

export const MARK_TOOL: DeskTool<MarkName, MarkCode, MarkFact, null> = {
  head: 'tool=mark',
  fields: [
    { name: 'mark', kind: 'mark', isNeeded: true },
    { name: 'un', kind: 'goods' },
    { name: 'pg', kind: 'choice', choices: PACKING_GROUPS },
    { name: 'state', kind: 'choice', choices: ['LIQUID', 'SOLID'] },
    { name: 'density', kind: 'number', least: 0.3, most: 5, places: 3 },
  ],
  rows: null,
  isTimed: true,
  source: TOOL_SOURCES.mark,
  answer,
};
