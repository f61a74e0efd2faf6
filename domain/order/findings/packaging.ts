import type { GoodsFacts } from '../../goods/facts';
import { isClosedHead } from '../../goods/packaging/kind-rules';
import { judgePack } from '../../goods/packaging/judge';
import { findPackKind } from '../../goods/packaging/kinds';
import type { Pack, PackedGoods, PackRule } from '../../goods/packaging/pack';
import { tidySum } from '../../offer/containers';
import { parseNumber, parseQuantity, parseWholeNumber } from '../../values/typed-number';
import { limitedFaults } from '../blocks/limited';
import type { DgBook } from '../../mode-ids';
import type { OrderFacts } from '../form/facts';
import { FINDING_SOURCES, type Finding, type FindingCode } from '../../rules/finding';
import type { OrderForm } from '../form/form';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';

const FOR_PEOPLE: readonly PackRule[] = ['packSpecial', 'packByHand', 'packVapourAsk'];

const packLevel = (rule: PackRule): Finding['level'] => {
  if (rule === 'packFits') return 'PASS';
  return FOR_PEOPLE.includes(rule) ? 'MANUAL' : 'BLOCK';
};

function amountPerPiece(all: string, places: number, pieces: string): number | null {
  const [whole, count] = [parseNumber(all, places), parseWholeNumber(pieces)];
  return whole === null || count === null || count <= 0 ? null : tidySum([whole / count]);
}

/** Only boxes need their inner packaging. */
function readInnerPack({ packKind, innerQuantity }: GoodsRow): Pack['inner'] {
  const isAround = findPackKind(packKind)?.family === 'BOX';
  const inside = isAround ? parseQuantity(innerQuantity) : null;
  if (!inside) return null;
  const amount = inside.amount / 1000;
  return { material: null, ...(inside.kind === 'volume' ? { L: amount } : { kg: amount }) };
}

function readPack(row: GoodsRow, density: number | null): Pack {
  const netKg = amountPerPiece(row.netKg, 2, row.pieces);
  return {
    code: row.packKind,
    mark: row.packMark,
    netKg,
    netL: netKg !== null && density ? tidySum([netKg / density]) : null,
    grossKg: amountPerPiece(row.grossKg, 2, row.pieces),
    inner: readInnerPack(row),
  };
}

const packedGoods = (row: GoodsRow, { unNo, packingGroup, hazardClass, state, ...facts }: GoodsFacts): PackedGoods => ({
  unNo: unNo ?? '',
  packingGroup: row.packingGroup === 'N' || row.packingGroup === '' ? packingGroup : row.packingGroup,
  hazardClass: hazardClass ?? '',
  state,
  densityKgPerL: facts.densityKgPerL,
  rules: facts.packing.instructions.length > 0 ? facts.packing : null,
});

type Packing = Pick<OrderFacts, 'now'> & { book: DgBook };
type PackagingFinding = { code: FindingCode; level: Finding['level']; given?: Finding['given'] };

function judgeRowPackaging(
  row: GoodsRow,
  at: number,
  facts: GoodsFacts | null,
  { now, book }: Packing,
): PackagingFinding {
  if (row.packKind.trim() === '') return { code: 'packBlank', level: 'MANUAL' };
  // Limited quantities are inner packagings, whatever the outer one.
  if (row.isLimited && isClosedHead(row.packKind)) {
    const pack = findPackKind(row.packKind)?.nameCn ?? row.packKind;
    return { code: 'packClosed', level: 'BLOCK', given: { pack } };
  }
  if (row.isLimited && limitedFaults(row, at, facts).length === 0) return { code: 'packLimited', level: 'PASS' };
  if (!facts) return { code: 'packUntold', level: 'MANUAL' };
  const { rule, given } = judgePack(
    { ...packedGoods(row, facts), isAtSea: book === 'SEA' || book === 'COAST' },
    readPack(row, facts.densityKgPerL),
    now,
  );
  const isUnmarked = row.packMark.trim() === '' && findPackKind(row.packKind)?.family !== 'PRESSURE';
  if (rule === 'packFits' && isUnmarked) return { code: 'packUnmarked', level: 'MANUAL' };
  return { code: rule, level: packLevel(rule), given };
}

export const packagingFindings = (
  { goods, isDanger }: Pick<OrderForm, 'goods' | 'isDanger'>,
  { goodsOf, ...packing }: Packing & Pick<OrderFacts, 'goodsOf'>,
): Finding[] =>
  goods.flatMap((row, at): Finding[] => {
    if (rowNature(row, isDanger) === 'N') return [];
    const { code, level, given = {} } = judgeRowPackaging(row, at, goodsOf(row), packing);
    // Limited quantities follow chapter 3.4 and need no tested packaging.
    const source = FINDING_SOURCES[code === 'packLimited' ? 'limited' : 'packing'];
    return [{ level, about: 'PACK', code, given: { ...given, row: at + 1 }, source }];
  });
