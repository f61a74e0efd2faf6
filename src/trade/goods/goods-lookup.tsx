import type { GoodsRow } from '../../../domain/goods/row';
import { orderGoodsCopy } from '../../copy/trade';
import { pickerCopy } from '../../copy/search/picker';
import { FieldMessage } from '../../ui/form/field-message';
import { FIELD_BOX } from '../../ui/form/field-frame';
import { Icon } from '../../ui/mark/icon';
import type { RenderPicker } from '../fields/picker-field';
import type { PlainGoodsParts } from '../form-parts';

const { lookup: copy } = orderGoodsCopy;

type LookupProps = { parts: PlainGoodsParts; row: GoodsRow; at: number; renderPicker: RenderPicker };

const lookupText = ({ unNo, nameCn, nameEn, casNo }: GoodsRow): string =>
  [unNo && pickerCopy.unNo(unNo), nameCn, nameEn, casNo].filter((word) => word !== '').join(' · ');

/** One lookup fills the row. Only the active row shows the picker; the others show a button that activates it. */
export function GoodsLookup({ parts: { view, on }, row, at, renderPicker }: LookupProps) {
  const isActive = view.lookupKey === row.key;
  const isAwaited = isActive || (row.goodsId !== '' && !Object.hasOwn(view.library, row.goodsId));
  const words = lookupText(row);
  const label = copy.label(at + 1);
  return (
    <div>
      <p className="mb-1.5 leading-5 font-medium text-ink">{copy.title}</p>
      {isActive ? (
        <div className={`relative gap-2 px-3 outline-2 outline-sea ${FIELD_BOX}`}>
          <Icon name="search" className="text-muted" />
          {renderPicker({
            id: `lookup-${row.key}`,
            label,
            chosen: words,
            focusTurn: view.focus.path === `lookup.${row.key}` ? view.focus.turn : undefined,
            className: 'flex-1 text-16',
          })}
        </div>
      ) : (
        <button
          type="button"
          disabled={view.isLocked}
          className={`w-full gap-2 px-3 text-left ${FIELD_BOX}`}
          onClick={() => on.lookUp(row.key)}
        >
          <Icon name="search" className="text-muted" />
          <span className="sr-only">{label}</span>
          <span className={`min-w-0 flex-1 truncate text-16 ${words === '' ? 'text-hint' : ''}`}>
            {words || copy.find}
          </span>
          {words !== '' && <span className="text-sea">{copy.other}</span>}
        </button>
      )}
      <div className="mt-1 mb-2 min-h-4.5">
        <FieldMessage hint={view.isLookingUp && isAwaited ? copy.busy : copy.hint} />
      </div>
    </div>
  );
}
