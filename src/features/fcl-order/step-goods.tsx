import type { ReactNode } from 'react';

import { MOST_GOODS } from '../../../domain/order/blocks/rows';
import { orderGoodsCopy as copy } from '../../copy/trade';
import { Icon } from '../../ui/mark/icon';
import { ContainerAdvice } from '../../trade/boxes/container-advice';
import { errorAt, type FormParts } from '../../trade/form-parts';
import { GoodsCard } from '../../trade/goods/goods-card';
import type { PickerDress } from '../../trade/goods/goods-lookup';
import { LaterGoods } from '../../trade/goods/later-goods';
import { PasteRows } from '../../trade/goods/paste-rows';
import { SegregationCard } from '../../trade/segregation/segregation-card';

type GoodsProps = { parts: FormParts; renderPicker: (dress: PickerDress) => ReactNode };

function Danger({ parts: { view, on } }: { parts: FormParts }) {
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

/** What is to travel, row by row, and at once whether it may and fits. */
export function StepGoods({ parts, renderPicker }: GoodsProps) {
  const { view, on } = parts;
  const { goods } = view.form;
  const error = errorAt(view, 'goods');
  const isFull = goods.length >= MOST_GOODS;
  return (
    <>
      <Danger parts={parts} />
      {goods.map((row, at) => (
        <GoodsCard key={row.key} parts={parts} row={row} at={at} renderPicker={renderPicker} />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-bad">
          {error}
        </p>
      )}
      {isFull ? (
        <p className="text-muted">{copy.full}</p>
      ) : (
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
          <PasteRows on={on} />
        </div>
      )}
      <ContainerAdvice parts={parts} />
      <SegregationCard parts={parts} />
      <LaterGoods parts={parts} />
    </>
  );
}
