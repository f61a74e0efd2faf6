import { countedBoxes } from '../../../domain/modes/cfs/boxes';
import { ROW, ROW_FACTS } from '../../../domain/modes/cfs/row-fields';
import type { GoodsRow } from '../../../domain/goods/row';
import { cfsCopy } from '../../copy/modes/cfs';
import { cfsOrderCopy as copy } from '../../copy/modes/cfs/order';
import { DeclaredField } from '../../trade/fields/declared-field';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { Ticks } from '../../trade/fields/ticks';
import { GoodsList } from '../../trade/goods/goods-list';
import { Checkbox } from '../../ui/form/checkbox';
import type { CfsParts } from './order-parts';

type RowProps = { parts: CfsParts; row: GoodsRow; at: number };

/** Food must be kept away from contaminating goods. */
function FoodTick({ parts: { view, on }, row, at }: RowProps) {
  const { form, isLocked } = view;
  if (!ROW_FACTS.asks('isFood', form, form.cfs, row, null)) return null;
  return (
    <Checkbox
      name={`goods.${at}.isFood`}
      isChecked={ROW_FACTS.of(form.cfs, row).isFood}
      isReadOnly={isLocked}
      onChange={(value) => on.edit({ kind: 'set', path: `goods.${at}.isFood`, value })}
    >
      {cfsCopy.rowLabel.isFood}
    </Checkbox>
  );
}

/** Container of a goods row; hidden when there is only one. */
function BoxChoice({ parts, row, at }: RowProps) {
  const { form } = parts.view;
  const boxes = countedBoxes(form);
  if (boxes.length < 2) return null;
  return (
    <DeclaredField
      parts={parts}
      path={`goods.${at}.boxNo`}
      field={ROW.fields.boxNo}
      label={cfsCopy.rowLabel.boxNo}
      value={ROW_FACTS.of(form.cfs, row).boxNo}
      choices={boxes.map((type, place) => ({ key: String(place + 1), label: copy.box(place + 1, type) }))}
    />
  );
}

export const Lashing = ({ parts }: { parts: CfsParts }) => (
  <fieldset aria-label={cfsCopy.label.lashing} className="mt-4">
    <Ticks parts={parts} path="lashing" words={copy.lashings} />
  </fieldset>
);

export const Goods = ({ parts, renderPicker }: { parts: CfsParts; renderPicker: RenderPicker }) => (
  <GoodsList
    parts={parts}
    renderPicker={renderPicker}
    renderMore={(row, at) => (
      <>
        <BoxChoice parts={parts} row={row} at={at} />
        <FoodTick parts={parts} row={row} at={at} />
      </>
    )}
    isMixing
  />
);
