import { type FireClass, fireClassOf, isFiercer } from '../../goods/fire-class';
import { FIRE_TRAITS, fireItemOf, type FireItem, type FireTrait } from '../../goods/fire-item';
import type { LibraryGoods } from '../../goods/library';
import { TOOL_SOURCES } from '../sources';
import { forExpert, substanceOf, whyNone, type NoSubstance } from '../substance';
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

function describedIn(values: Values): ItemReading | null {
  const found = fireItemOf({
    state: STATES.find((state) => state === values.text('state')) ?? 'SOLID',
    flashC: values.number('flash'),
    lel: values.number('lel'),
    traits: FIRE_TRAITS.filter((trait) => values.has(trait)),
  });
  return found && { ...found, why: { code: found.isSure ? byCode(found.by) : 'border' } };
}

const traitsOf = ({ hazardClass, packingGroup }: LibraryGoods): FireTrait[] => {
  if (hazardClass === '4.2') return ['selfIgnite'];
  if (hazardClass === '4.3') return ['water'];
  if (hazardClass === '4.1') return ['flammableSolid'];
  return hazardClass === '5.1' ? [packingGroup === 'III' ? 'oxidizer' : 'strongOxidizer'] : [];
};

/** Item A2 covers solids that give off an explosive gas with water; the class alone cannot tell them from item A4. */
const isWaterGas = ({ hazardClass, fire }: LibraryGoods): boolean => hazardClass === '4.3' && fire?.item === 'A2';

function byClassOf(goods: LibraryGoods): ItemReading | null {
  if (isWaterGas(goods)) return { item: 'A2', isSure: true, why: { code: 'byWaterGas' } };
  const found = fireItemOf({ state: 'SOLID', flashC: null, lel: null, traits: traitsOf(goods) });
  return found && { ...found, why: { code: byCode(found.by) } };
}

/** `listed` needs two sources that agree: the list and a flash point. */
function listedBy({ fire }: LibraryGoods, { item, isSure, degrees }: FireClass): FireCode {
  if (!isSure) return 'doubt';
  if (degrees === null) return 'byLibrary';
  return fire?.item === item ? 'listed' : 'byFlash';
}

function listedIn(goods: LibraryGoods): ItemReading | null {
  const { hazardClass, flashPointC } = goods;
  const found = fireClassOf({ hazardClass, flashPointC, facts: goods });
  return found && { item: found.item, isSure: found.isSure, why: { code: listedBy(goods, found) } };
}

const plain = (level: Answer['level'], code: FireCode): Answer => ({
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
  const goods = substanceOf(identity);
  if (identity !== null && goods === null) return forExpert(whyNone(identity, values.text('un')), null);
  const listed = goods && listedIn(goods);
  const described = goods ? byClassOf(goods) : describedIn(values);
  if (!listed && !described) return { ...plain('MANUAL', goods ? 'unlisted' : 'untold'), why: ignored(values) };
  const both = listed && described && listed.item !== described.item;
  const [first, other] =
    both && isFiercer(described.item, listed.item) ? [described, listed] : [listed ?? described, described];
  if (!first) return plain('MANUAL', 'untold');
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
const isIn = (states: readonly string[]) => (typed: ToolEntries) =>
  isDescribed(typed) && states.includes(typed['state'] ?? '');

/** A flash point typed for a gas stays visible, otherwise it would vanish without notice. */
const isFlashAsked = (typed: ToolEntries): boolean =>
  isIn(['LIQUID'])(typed) || (isIn(['GAS'])(typed) && (typed['flash'] ?? '') !== '');

const ONLY: Readonly<Partial<Record<FireTrait, readonly string[]>>> = {
  oxidizingGas: ['GAS'],
  oxidizer: ['LIQUID', 'SOLID'],
  flammableSolid: ['SOLID'],
  slowHeating: ['LIQUID', 'SOLID'],
  combustible: ['SOLID'],
  hardToBurn: ['SOLID', 'LIQUID'],
};

const TRAIT_FIELDS = FIRE_TRAITS.map(
  (name): ToolField<FireName> => ({ name, kind: 'flag', isAsked: isIn(ONLY[name] ?? STATES) }),
);

export const FIRE_TOOL: DeskTool<FireName, FireCode, FireFact, null> = {
  head: 'tool=fire',
  fields: [
    { name: 'un', kind: 'goods' },
    { name: 'state', kind: 'choice', choices: STATES, isNeeded: true, isAsked: isDescribed },
    { name: 'flash', kind: 'number', least: -100, most: 300, places: 1, isAsked: isFlashAsked },
    { name: 'lel', kind: 'number', least: 0.1, most: 100, places: 1, isAsked: isIn(['GAS']) },
    ...TRAIT_FIELDS,
  ],
  rows: null,
  isTimed: false,
  source: TOOL_SOURCES.fire,
  answer,
};
