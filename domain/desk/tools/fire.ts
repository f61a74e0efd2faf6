import { type FireClass, classifyFire, isFiercer } from '../../goods/fire-class';
import { FIRE_TRAITS, classifyFireItem, type FireItem, type FireTrait } from '../../goods/fire-item';
import type { LibraryGoods } from '../../goods/library';
import { TOOL_SOURCES } from '../sources';
import { forExpert, identifiedGoods, whyNone, type NoSubstance } from '../substance';
import type { ToolInput, DeskTool, ToolMessage, ToolAnswer, ToolField, ToolEntries, Values } from '../tool';

export type FireName = 'un' | 'state' | 'flash' | 'lel' | FireTrait;
export type FireCode =
  | NoSubstance
  | 'class'
  | 'differs'
  | 'untold'
  | 'unlisted'
  | 'listed'
  | 'byLibrary'
  | 'byWaterGas'
  | 'border'
  | 'doubt'
  | `by${Capitalize<FireItem['by']>}`
  | 'flashOfGas'
  | 'licence';
export type FireFact = 'item' | 'library';

type Answer = ToolAnswer<FireCode, FireFact, null>;
type ItemReading = { item: FireItem['item']; isSure: boolean; why: ToolMessage<FireCode> };

const STATES = ['LIQUID', 'SOLID', 'GAS'] as const;

const byCode = (by: FireItem['by']): FireCode => `by${by.charAt(0).toUpperCase()}${by.slice(1)}` as FireCode;

function readDescribedItem(values: Values): ItemReading | null {
  const found = classifyFireItem({
    state: STATES.find((state) => state === values.text('state')) ?? 'SOLID',
    flashC: values.number('flash'),
    lel: values.number('lel'),
    traits: FIRE_TRAITS.filter((trait) => values.has(trait)),
  });
  return found && { ...found, why: { code: found.isSure ? byCode(found.by) : 'border' } };
}

const fireTraits = ({ hazardClass, packingGroup }: LibraryGoods): FireTrait[] => {
  if (hazardClass === '4.2') return ['selfIgnite'];
  if (hazardClass === '4.3') return ['water'];
  if (hazardClass === '4.1') return ['flammableSolid'];
  return hazardClass === '5.1' ? [packingGroup === 'III' ? 'oxidizer' : 'strongOxidizer'] : [];
};

/** Item A2 covers solids that give off an explosive gas with water; the class alone cannot tell them from item A4. */
const isWaterGas = ({ hazardClass, fire }: LibraryGoods): boolean => hazardClass === '4.3' && fire?.item === 'A2';

function itemByClass(goods: LibraryGoods): ItemReading | null {
  if (isWaterGas(goods)) return { item: 'A2', isSure: true, why: { code: 'byWaterGas' } };
  const found = classifyFireItem({ state: 'SOLID', flashC: null, lel: null, traits: fireTraits(goods) });
  return found && { ...found, why: { code: byCode(found.by) } };
}

/** `listed` needs two sources that agree: the list and a flash point. */
function listedFireCode({ fire }: LibraryGoods, { item, isSure, degrees }: FireClass): FireCode {
  if (!isSure) return 'doubt';
  if (degrees === null) return 'byLibrary';
  return fire?.item === item ? 'listed' : 'byFlash';
}

function readListedItem(goods: LibraryGoods): ItemReading | null {
  const { hazardClass, flashPointC } = goods;
  const found = classifyFire({ hazardClass, flashPointC, facts: goods });
  return found && { item: found.item, isSure: found.isSure, why: { code: listedFireCode(goods, found) } };
}

const plainAnswer = (level: Answer['level'], code: FireCode): Answer => ({
  level,
  says: { code },
  why: [],
  facts: [],
  detail: null,
});

/** A gas has no flash point: a typed one is ignored, and the answer says it. */
const ignored = (values: Values): ToolMessage<FireCode>[] =>
  values.text('state') === 'GAS' && values.has('flash') ? [{ code: 'flashOfGas' }] : [];

function answer({ values }: ToolInput): Answer {
  const identity = values.goods('un');
  const goods = identifiedGoods(identity);
  if (identity !== null && goods === null) return forExpert(whyNone(identity, values.text('un')), null);
  const listed = goods && readListedItem(goods);
  const described = goods ? itemByClass(goods) : readDescribedItem(values);
  if (!listed && !described) return { ...plainAnswer('MANUAL', goods ? 'unlisted' : 'untold'), why: ignored(values) };
  const both = listed && described && listed.item !== described.item;
  const [first, other] =
    both && isFiercer(described.item, listed.item) ? [described, listed] : [listed ?? described, described];
  if (!first) return plainAnswer('MANUAL', 'untold');
  const isSure = [listed, described].every((one) => one === null || one.isSure) && !both;
  return {
    level: isSure ? null : 'MANUAL',
    says: both
      ? { code: 'differs', of: { fire: first.item, other: (other ?? first).item } }
      : { code: 'class', of: { fire: first.item } },
    why: [...[listed, described].flatMap((one) => (one ? [one.why] : [])), ...ignored(values), { code: 'licence' }],
    facts: [
      ...(described ? [{ name: 'item' as const, says: described.item }] : []),
      ...(listed ? [{ name: 'library' as const, says: listed.item }] : []),
    ],
    detail: null,
  };
}

const isDescribed = (typed: ToolEntries): boolean => (typed['un'] ?? '') === '';
const hasState = (states: readonly string[]) => (typed: ToolEntries) =>
  isDescribed(typed) && states.includes(typed['state'] ?? '');

/** A flash point typed for a gas stays visible, otherwise it would vanish without notice. */
const isFlashAsked = (typed: ToolEntries): boolean =>
  hasState(['LIQUID'])(typed) || (hasState(['GAS'])(typed) && (typed['flash'] ?? '') !== '');

const ONLY: Readonly<Partial<Record<FireTrait, readonly string[]>>> = {
  oxidizingGas: ['GAS'],
  oxidizer: ['LIQUID', 'SOLID'],
  flammableSolid: ['SOLID'],
  slowHeating: ['LIQUID', 'SOLID'],
  combustible: ['SOLID'],
  hardToBurn: ['SOLID', 'LIQUID'],
};

const TRAIT_FIELDS = FIRE_TRAITS.map(
  (name): ToolField<FireName> => ({ name, kind: 'flag', isAsked: hasState(ONLY[name] ?? STATES) }),
);

export const FIRE_TOOL: DeskTool<FireName, FireCode, FireFact, null> = {
  head: 'tool=fire',
  fields: [
    { name: 'un', kind: 'goods' },
    { name: 'state', kind: 'choice', choices: STATES, isNeeded: true, isAsked: isDescribed },
    { name: 'flash', kind: 'number', least: -100, most: 300, places: 1, isAsked: isFlashAsked },
    { name: 'lel', kind: 'number', least: 0.1, most: 100, places: 1, isAsked: hasState(['GAS']) },
    ...TRAIT_FIELDS,
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.fire,
  answer,
};
