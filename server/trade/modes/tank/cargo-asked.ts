import { onlyOne } from '../../../../domain/goods/identity';
import type { Controls } from '../../../../domain/goods/facts';
import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import { isMild } from '../../../../domain/goods/tank/mild';
import type { TankCargo } from '../../../../domain/modes/tank/cargo';
import type { TankSearch } from '../../../../domain/modes/tank/search';
import { blankGoods } from '../../../../domain/goods/row';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { goodsById, goodsOfNumber, watchedControls, type Goods } from '../../../world/dangerous-goods/library';

type CargoFields = Pick<TankSearch, 'isDanger' | 'unNo' | 'goods' | 'group' | 'isFood'>;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

function findEntries({ isDanger, unNo, goods, group }: CargoFields): readonly Goods[] {
  if (isDanger === 'N') {
    const known = onlyOne(identifyGoods({ ...blankGoods('1'), nameCn: goods ?? '' }, 'N'));
    const found = known && known.unNo === null ? goodsById(known.goodsId) : undefined;
    return found ? [found] : [];
  }
  const all = goodsOfNumber(unNo ?? '').filter(({ packingGroup }) => group === null || packingGroup === group);
  const named = all.filter(({ nameCn }) => nameCn === goods);
  return named.length > 0 ? named : all;
}

const nobody = ({ isDanger, unNo, goods, isFood }: CargoFields): TankCargo => ({
  goodsId: '',
  name: goods ?? `UN ${unNo ?? ''}`,
  unNo: isDanger === 'Y' ? unNo : null,
  isKnown: false,
  state: 'LIQUID',
  hazardClass: null,
  subRisks: [],
  entries: [],
  required: [],
  liquid: null,
  isMild: false,
  isFood,
  controls: UNTOLD,
  isDoubtful: false,
});

/** Goods of a search by the library; unknown goods are never approved. */
export function readSearchCargo(search: CargoFields): TankCargo {
  const entries = findEntries(search);
  const [first] = entries;
  if (!first) return nobody(search);
  // Several entries leave the liquid open: it is not guessed.
  const liquid = entries.length === 1 ? findTankLiquid(first.goodsId) : null;
  return {
    goodsId: entries.length === 1 ? first.goodsId : '',
    name: first.nameCn,
    unNo: first.unNo,
    isKnown: true,
    state: first.state,
    hazardClass: first.hazardClass,
    subRisks: [...new Set(entries.flatMap(({ subRisks }) => subRisks))],
    entries: entries.map(({ nameCn: name, packingGroup: group }) => ({ name, group })),
    required: first.unNo === null ? [] : entries.map(({ tankInstruction }) => tankInstruction ?? null),
    liquid,
    isMild: entries.length === 1 && isMild(first, liquid),
    isFood: search.isFood,
    controls: watchedControls(entries),
    isDoubtful: entries.some(({ doubts }) => doubts.some(({ about }) => about === 'TANK')),
  };
}
