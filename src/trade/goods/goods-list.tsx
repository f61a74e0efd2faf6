import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { orderGoodsCopy as copy } from '../../copy/trade';
import { Icon } from '../../ui/mark/icon';
import type { RenderPicker } from '../fields/picker-field';
import { fieldError, type PlainGoodsParts } from '../form-parts';
import { GoodsCard, type RenderMore } from './goods-card';
import { PasteRows } from './paste-rows';
import { FieldMessage } from '../../ui/form/field-message';

type GoodsListProps = {
  parts: PlainGoodsParts;
  renderPicker: RenderPicker;
  renderMore?: RenderMore;
  renderFirst?: RenderMore;
  isMixing?: boolean;
  /** True for bulk: no packages, counts or dimensions. */
  isBulk?: boolean;
};

/** Nature of the goods; the fields below depend on it. */
export function DangerChoice({ parts: { view, on } }: { parts: PlainGoodsParts }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <legend className="float-left mr-2 font-medium text-ink">{copy.danger.title}</legend>
      {(['Y', 'N'] as const).map((value) => (
        <label key={value} className="flex items-center gap-2 py-1">
          <input
            type="radio"
            name="isDanger"
            value={value}
            checked={view.form.isDanger === value}
            disabled={view.isLocked}
            className="size-4 accent-sea"
            onChange={() => on.edit({ kind: 'set', path: 'isDanger', value })}
          />
          {copy.danger[value]}
        </label>
      ))}
    </fieldset>
  );
}

function More({ parts: { view, on }, isMixing = false }: Pick<GoodsListProps, 'parts' | 'isMixing'>) {
  if (view.form.goods.length >= MOST_GOODS) return <p className="text-muted">{copy.full}</p>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <button
        type="button"
        disabled={view.isLocked}
        className="flex items-center justify-center gap-2 rounded-card border border-dashed border-line-strong px-4 py-3 text-sea hover:border-sea"
        onClick={() => on.edit({ kind: 'goods.add' })}
      >
        <Icon name="plus" />
        {copy.add}
      </button>
      {!view.isLocked && <PasteRows on={on} isMixing={isMixing && view.form.isDanger === 'Y'} />}
    </div>
  );
}

export function GoodsList({ parts, ...renders }: GoodsListProps) {
  const error = fieldError(parts.view, 'goods');
  return (
    <>
      <DangerChoice parts={parts} />
      {parts.view.form.goods.map((row, at) => (
        <GoodsCard key={row.key} parts={parts} row={row} at={at} {...renders} />
      ))}
      <FieldMessage error={error} />
      <More parts={parts} {...(renders.isMixing && { isMixing: true })} />
    </>
  );
}
