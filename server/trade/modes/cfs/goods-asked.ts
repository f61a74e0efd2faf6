import { findDoubtful } from '../../../../domain/goods/entries';
import { onlyOne } from '../../../../domain/goods/identity';
import type { PlacardedGoods } from '../../../../domain/goods/placards';
import { found, type CfsFinding } from '../../../../domain/modes/cfs/finding';
import type { CfsGoods } from '../../../../domain/modes/cfs/reading';
import { searchTons, type CfsSearch } from '../../../../domain/modes/cfs/search';
import { blankGoods } from '../../../../domain/goods/row';
import { declaredHarmless, type Declared } from '../../../world/dangerous-goods/declared';
import { fireOfAll } from '../../../world/dangerous-goods/fire-of-number';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { findGoods, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

export type CfsGoodsFacts = {
  goods: CfsGoods[];
  placarded: PlacardedGoods[];
  entries: readonly Goods[];
  doubtful: string | null;
  /** Doubts about goods declared harmless, from their name. */
  declared: readonly CfsFinding[];
};

const UNTOLD: CfsGoods['controls'] = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const buildCfsGoods = (known: Goods, entries: readonly Goods[]): CfsGoods => ({
  row: 1,
  name: known.nameCn,
  isDangerous: known.unNo !== null,
  hazardClass: known.hazardClass,
  subRisks: known.subRisks,
  fire: fireOfAll(entries),
  controls: known.controls,
});

const nobody = (name: string, isDangerous: boolean): CfsGoods => ({
  row: 1,
  name,
  isDangerous,
  hazardClass: null,
  subRisks: [],
  fire: null,
  controls: UNTOLD,
});

function declaredFinding({ kind, given }: Declared, goods: string): CfsFinding {
  if (kind === 'UNKNOWN') return found('MANUAL', 'cfsUnlisted', { goods });
  return kind === 'ALIKE'
    ? found('MANUAL', 'cfsResembles', { goods })
    : found('BLOCK', 'cfsDeclaredMild', { unNo: given.unNo, goods });
}

function harmless({ goods }: CfsSearch): CfsGoodsFacts {
  if (goods === null) return { goods: [], entries: [], placarded: [], doubtful: null, declared: [] };
  const identity = identifyGoods({ ...blankGoods('1'), nameCn: goods }, 'N');
  const known = onlyOne(identity);
  const declared = declaredHarmless(goods).map((one) => declaredFinding(one, goods));
  if (known && known.unNo !== null) return { goods: [], entries: [], placarded: [], doubtful: null, declared };
  return {
    goods: [known ? buildCfsGoods(known, [known]) : nobody(goods, false)],
    entries: known ? [known] : [],
    placarded: [],
    doubtful: null,
    declared,
  };
}

/** Goods of a search; an unknown number counts as dangerous without a class. */
export function readSearchGoods(search: CfsSearch): CfsGoodsFacts {
  if (search.isDanger === 'N') return harmless(search);
  const unNo = search.unNo ?? '';
  const known = findGoods(unNo);
  if (!known) return { goods: [nobody(`UN ${unNo}`, true)], entries: [], placarded: [], doubtful: null, declared: [] };
  const { hazardClass, subRisks, isMarinePollutant } = known;
  const kg = (searchTons(search) * 1000) / search.boxes;
  const entries = goodsOfNumber(unNo);
  return {
    goods: [buildCfsGoods(known, entries)],
    entries,
    doubtful: findDoubtful(entries)?.nameCn ?? null,
    placarded: [{ unNo, hazardClass, subRisks, isMarinePollutant, isLimited: false, kg }],
    declared: [],
  };
}
