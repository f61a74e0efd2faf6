import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { found, type RailFinding } from '../../../../domain/modes/rail/finding';
import type { RailGoods } from '../../../../domain/modes/rail/judging';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import { goodsThermal, worstThermal } from '../../../../domain/modes/rail/thermal';
import type { Thermal } from '../../../../domain/modes/rail/winter';
import { blankGoods } from '../../../../domain/goods/row';
import { declaredHarmless, type Declared } from '../../../world/dangerous-goods/declared';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

export type RailQuestionFacts = {
  goods: RailGoods[];
  /** Null for an unknown number. */
  classes: (HazardClass | null)[];
  declared: readonly RailFinding[];
};

const UNTOLD: Thermal = { state: null, freezingC: null, isInhibited: false };
const buildRailGoods = (known: Goods, name: string): RailGoods => ({
  row: 1,
  name,
  classes: known.hazardClass === null ? [] : [known.hazardClass, ...known.subRisks],
  thermal: goodsThermal(known),
});

/** A name may select one of several entries; otherwise the strictest entry decides. */
function dangerous(unNo: string, name: string | null): RailQuestionFacts {
  const all = goodsOfNumber(unNo);
  const named = all.filter(({ nameCn }) => nameCn === name);
  const entries = named.length > 0 ? named : all;
  const nobody: RailGoods = { row: 1, name: `UN ${unNo}`, classes: [], thermal: UNTOLD };
  return {
    goods: entries.length === 0 ? [nobody] : entries.map((known) => buildRailGoods(known, known.nameCn)),
    classes: entries.length === 0 ? [null] : entries.map(({ hazardClass }) => hazardClass),
    declared: [],
  };
}

/** Consumer lithium batteries are not dangerous goods by rail, if their report says so. */
const LITHIUM = '3480';

function declaredFinding({ kind, given }: Declared, goods: string): RailFinding {
  if (kind === 'UNKNOWN') return found('MANUAL', 'railUnlisted', { goods });
  if (kind === 'ALIKE') return found('MANUAL', 'railResembles', { ...given, name: goods });
  return given.unNo === LITHIUM
    ? found('MANUAL', 'railLithium', { row: 1 })
    : found('BLOCK', 'railDisguised', { unNo: given.unNo, goods });
}

function harmless(name: string | null): RailQuestionFacts {
  const identity = identifyGoods({ ...blankGoods('1'), nameCn: name ?? '' }, 'N');
  const known = identity.kind === 'known' ? worstThermal(identity.goods, null) : null;
  const goods: RailGoods = { row: 1, name: name ?? '未填品名的货物', classes: [], thermal: known ?? UNTOLD };
  const declared = name === null ? [] : declaredHarmless(name).map((one) => declaredFinding(one, name));
  return { goods: [goods], classes: [], declared };
}

export const buildQuestionFacts = ({ isDanger, unNo, goods }: RailSearch): RailQuestionFacts =>
  isDanger === 'Y' ? dangerous(unNo ?? '', goods) : harmless(goods);
