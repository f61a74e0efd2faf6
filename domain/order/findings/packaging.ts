import type { GoodsFacts } from '../../goods/facts';
import { isClosedHead } from '../../goods/packaging/kind-rules';
import { judgePack } from '../../goods/packaging/judge';
import { packKindOf } from '../../goods/packaging/kinds';
import type { Pack, PackedGoods, PackRule } from '../../goods/packaging/pack';
import { tidySum } from '../../offer/containers';
import { numberIn, quantityIn, wholeNumberIn } from '../../values/typed-number';
import { limitedFaults } from '../blocks/limited';
import type { DgBook } from '../../mode-ids';
import type { OrderFacts } from '../form/facts';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';

const FOR_PEOPLE: readonly PackRule[] = ['packSpecial', 'packByHand', 'packVapourAsk'];

const levelOf = (rule: PackRule): Finding['level'] => {
  if (rule === 'packFits') return 'PASS';
  return FOR_PEOPLE.includes(rule) ? 'MANUAL' : 'BLOCK';
};

function eachIn(all: string, places: number, pieces: string): number | null {
  const [whole, count] = [numberIn(all, places), wholeNumberIn(pieces)];
  return whole === null || count === null || count <= 0 ? null : tidySum([whole / count]);
}

/** Only boxes need their inner packaging. */
function innerIn({ packKind, innerQuantity }: GoodsRow): Pack['inner'] {
  const isAround = packKindOf(packKind)?.family === 'BOX';
  const inside = isAround ? quantityIn(innerQuantity) : null;
  if (!inside) return null;
  const amount = inside.amount / 1000;
  return { material: null, ...(inside.kind === 'volume' ? { L: amount } : { kg: amount }) };
}

function packIn(row: GoodsRow, density: number | null): Pack {
  const netKg = eachIn(row.netKg, 2, row.pieces);
  return {
    code: row.packKind,
    mark: row.packMark,
    netKg,
    netL: netKg !== null && density ? tidySum([netKg / density]) : null,
    grossKg: eachIn(row.grossKg, 2, row.pieces),
    inner: innerIn(row),
  };
}

const goodsIn = (row: GoodsRow, { unNo, packingGroup, hazardClass, state, ...facts }: GoodsFacts): PackedGoods => ({
  unNo: unNo ?? '',
  packingGroup: row.packingGroup === 'N' || row.packingGroup === '' ? packingGroup : row.packingGroup,
  hazardClass: hazardClass ?? '',
  state,
  densityKgPerL: facts.densityKgPerL,
  rules: facts.packing.instructions.length > 0 ? facts.packing : null,
});

type Packing = Pick<OrderFacts, 'now'> & { book: DgBook };
type PackagingFinding = { code: FindingCode; level: Finding['level']; given?: Finding['given'] };

function toldOf(row: GoodsRow, at: number, facts: GoodsFacts | null, { now, book }: Packing): PackagingFinding {
  if (row.packKind.trim() === '') return { code: 'packBlank', level: 'MANUAL' };
  // Limited quantities are inner packagings, whatever the outer one.
  if (row.isLimited && isClosedHead(row.packKind)) {
    const pack = packKindOf(row.packKind)?.nameCn ?? row.packKind;
    return { code: 'packClosed', level: 'BLOCK', given: { pack } };
  }
  if (row.isLimited && limitedFaults(row, at, facts).length === 0) return { code: 'packLimited', level: 'PASS' };
  if (!facts) return { code: 'packUntold', level: 'MANUAL' };
  const { rule, given } = judgePack(
    { ...goodsIn(row, facts), isAtSea: book === 'SEA' || book === 'COAST' },
    packIn(row, facts.densityKgPerL),
    now,
  );
  const isUnmarked = row.packMark.trim() === '' && packKindOf(row.packKind)?.family !== 'PRESSURE';
  if (rule === 'packFits' && isUnmarked) return { code: 'packUnmarked', level: 'MANUAL' };
  return { code: rule, level: levelOf(rule), given };
}

export const packagingFindings = (
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  { goodsOf, ...packing }: Packing & Pick<OrderFacts, 'goodsOf'>,
): Finding[] =>
  goods.flatMap((row, at): Finding[] => {
    if (natureOf(row, isDanger) === 'N') return [];
    const { code, level, given = {} } = toldOf(row, at, goodsOf(row), packing);
    // Limited quantities follow chapter 3.4 and need no tested packaging.
    const source = FINDING_SOURCES[code === 'packLimited' ? 'limited' : 'packing'];
    return [{ level, about: 'PACK', code, given: { ...given, row: at + 1 }, source }];
  });
