import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { found, type RailFinding } from '../../../../domain/modes/rail/finding';
import type { RailGoods } from '../../../../domain/modes/rail/judging';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import { thermalOf, worstOf } from '../../../../domain/modes/rail/thermal';
import type { Thermal } from '../../../../domain/modes/rail/winter';
import { blankGoods } from '../../../../domain/goods/row';
import { declaredHarmless, type Declared } from '../../../world/dangerous-goods/declared';
import { identify } from '../../../world/dangerous-goods/identify';
import { goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

/** A question, read once for all trains. */
export type RailQuestionFacts = {
  goods: RailGoods[];
  /** Null for one that nobody knows. */
  classes: (HazardClass | null)[];
  /** What the name of goods that were declared as harmless says against them. */
  declared: readonly RailFinding[];
};

const UNTOLD: Thermal = { state: null, freezingC: null, isInhibited: false };
const goodsFrom = (known: Goods, name: string): RailGoods => ({
  row: 1,
  name,
  classes: known.hazardClass === null ? [] : [known.hazardClass, ...known.subRisks],
  thermal: thermalOf(known),
});

/** Of a number with several entries its name may say which; otherwise each of them is judged, and the worst holds. */
function dangerous(unNo: string, name: string | null): RailQuestionFacts {
  const all = goodsOfNumber(unNo);
  const named = all.filter(({ nameCn }) => nameCn === name);
  const entries = named.length > 0 ? named : all;
  const nobody: RailGoods = { row: 1, name: `UN ${unNo}`, classes: [], thermal: UNTOLD };
  return {
    goods: entries.length === 0 ? [nobody] : entries.map((known) => goodsFrom(known, known.nameCn)),
    classes: entries.length === 0 ? [null] : entries.map(({ hazardClass }) => hazardClass),
    declared: [],
  };
}

/** Lithium batteries for consumers are no dangerous goods on a railway, where their report says so. */
const LITHIUM = '3480';

function findingOf({ kind, given }: Declared, goods: string): RailFinding {
  if (kind === 'UNKNOWN') return found('MANUAL', 'railUnlisted', { goods });
  if (kind === 'ALIKE') return found('MANUAL', 'railResembles', { ...given, name: goods });
  return given.unNo === LITHIUM
    ? found('MANUAL', 'railLithium', { row: 1 })
    : found('BLOCK', 'railDisguised', { unNo: given.unNo, goods });
}

function harmless(name: string | null): RailQuestionFacts {
  const identity = identify({ ...blankGoods('1'), nameCn: name ?? '' }, 'N');
  const known = identity.kind === 'known' ? worstOf(identity.goods, null) : null;
  const goods: RailGoods = { row: 1, name: name ?? '未填品名的货物', classes: [], thermal: known ?? UNTOLD };
  const declared = name === null ? [] : declaredHarmless(name).map((one) => findingOf(one, name));
  return { goods: [goods], classes: [], declared };
}

export const askFor = ({ isDanger, unNo, goods }: RailSearch): RailQuestionFacts =>
  isDanger === 'Y' ? dangerous(unNo ?? '', goods) : harmless(goods);
