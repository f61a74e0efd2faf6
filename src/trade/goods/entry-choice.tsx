import { ofGroup } from '../../../domain/goods/entries';
import { identifyRow, readShortUnNo } from '../../../domain/goods/identity';
import type { LibraryGoods } from '../../../domain/goods/library';
import type { GoodsRow } from '../../../domain/goods/row';
import { orderGoodsCopy } from '../../copy/trade';
import { Button } from '../../ui/press/button';
import type { PlainGoodsParts } from '../form-parts';

const { plate: copy } = orderGoodsCopy;

/**
 * Entries a row may mean by UN number and, for example, packing group, while ambiguous; empty when it means one or
 * none. Before the lookup answers, the known entries of the number.
 */
export function possibleEntries({ view: { library, told } }: PlainGoodsParts, row: GoodsRow): readonly LibraryGoods[] {
  const number = row.goodsId === '' ? readShortUnNo(row.unNo) : null;
  const { kind, goods } = identifyRow(row, 'Y', { library, told });
  const meant = kind === 'waiting' ? ofGroup(Object.values(library), row.packingGroup) : goods;
  const entries = number === null ? [] : meant.filter(({ unNo }) => unNo === number);
  return entries.length > 1 ? entries : [];
}

export const entryName = ({ nameCn, hazardClass, packingGroup }: LibraryGoods): string =>
  copy.entry(nameCn, hazardClass ?? '', packingGroup && copy.groups[packingGroup]);

type ChoiceProps = { parts: PlainGoodsParts; entries: readonly LibraryGoods[]; at: number };

/** A UN number with several entries: one press selects one and fills the row. */
export const EntryChoice = ({ parts: { view, on }, entries, at }: ChoiceProps) => (
  <div className="border-t border-line bg-warn-tint px-3 py-2">
    <p className="text-12 text-warn">{copy.entries(entries[0]?.unNo ?? '', entries.length)}</p>
    <ul className="mt-2 flex flex-wrap gap-2">
      {entries.map((goods) => (
        <li key={goods.goodsId}>
          <Button
            look="line"
            size="small"
            isOff={view.isLocked}
            onClick={() => on.edit({ kind: 'goods.declare', at, goodsId: goods.goodsId, unNo: goods.unNo ?? '' })}
          >
            {entryName(goods)}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
