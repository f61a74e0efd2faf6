import type { GoodsRow } from '../../../domain/goods/row';
import { orderGoodsCopy as copy } from '../../copy/trade';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';
import { Icon } from '../../ui/mark/icon';
import { IconButton } from '../../ui/press/icon-button';
import type { PlainGoodsParts } from '../form-parts';
import { groupWords, hazardWords } from './dg-facts';

type FoldProps = { parts: PlainGoodsParts; row: GoodsRow; at: number };

/** Folds or unfolds a row; the form keeps the state. */
export function FoldButton({ parts: { view, on }, row: { key }, at }: FoldProps) {
  if (!view.folded || !on.fold || !on.unfold) return null;
  const isOpen = !Object.hasOwn(view.folded, key);
  const turn = isOpen ? on.fold : on.unfold;
  return <IconButton name="chevronDown" label={copy.details(at + 1)} isOpen={isOpen} onClick={() => turn(key)} />;
}

const dangerWords = ({ shippingName, hazardClass, packingGroup }: GoodsRow): string[] => [
  shippingName,
  hazardWords(hazardClass),
  // A substance without packing group shows none, since one line has no room for it.
  packingGroup === 'N' ? '' : groupWords(packingGroup),
];

const plainWords = ({ hsCode, casNo }: GoodsRow): string[] => [hsCode && `HS ${hsCode}`, casNo && `CAS ${casNo}`];

/** A folded row in one line: declaration, and number of open faults. */
export function FoldedRow({ row, toDo, isDanger }: { row: GoodsRow; toDo: number; isDanger: boolean }) {
  const { hazardClass, subRisks, unNo } = row;
  const words = (isDanger ? dangerWords(row) : plainWords(row)).filter((word) => word !== '');
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border px-3 py-2 ${toDo > 0 ? 'border-warn' : 'border-ink'}`}
    >
      {isDanger && hazardClass !== '' && (
        <span className="flex flex-none gap-1">
          {[hazardClass, ...subRisks].map((one) => (
            <HazardDiamond key={one} hazardClass={one} className="size-8" />
          ))}
        </span>
      )}
      {isDanger && unNo !== '' && (
        <b className="rounded-control border border-current px-1 text-12 font-semibold text-ink">{`UN ${unNo}`}</b>
      )}
      {words.map((word) => (
        <span key={word} className="min-w-0 wrap-anywhere text-ink">
          {word}
        </span>
      ))}
      {toDo > 0 && (
        <span className="ml-auto flex items-center gap-1 text-12 font-medium text-warn">
          <Icon name="alert" className="size-4" />
          {copy.unfilled(toDo)}
        </span>
      )}
    </div>
  );
}
