import { isExceptedRow, ROW_FIELDS, ROWS } from '../../../domain/modes/truck/form';
import { rowContext, readRows } from '../../../domain/modes/truck/reading';
import { findPackKind } from '../../../domain/goods/packaging/kinds';
import type { GoodsRow } from '../../../domain/goods/row';
import { truckCopy } from '../../copy/modes/truck';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import { formFacts } from '../../features/order/form-facts';
import { DeclaredField } from '../../trade/fields/declared-field';
import { GoodsField } from '../../trade/goods/goods-field';
import { Checkbox } from '../../ui/form/checkbox';
import type { TruckParts } from './order-parts';

type RowProps = { parts: TruckParts; row: GoodsRow; at: number };

/** Quantity per inner packaging and their number; for boxes the former is asked above. */
function ExceptedFields({ parts, row, at }: RowProps) {
  const { view, quote } = parts;
  if (!isExceptedRow(view.form, row, rowContext(quote))) return null;
  const isAbove = findPackKind(row.packKind)?.family === 'BOX';
  const code = readRows(view.form, quote, formFacts(parts).goodsOf)[at]?.excepted?.code;
  return (
    <>
      <div className="mt-2 grid gap-x-3 sm:grid-cols-2">
        {!isAbove && <GoodsField parts={parts} at={at} name="innerQuantity" />}
        <DeclaredField
          parts={parts}
          path={`goods.${at}.inners`}
          field={ROW_FIELDS.inners}
          label={truckCopy.label.inners}
          value={ROWS.of(view.form.places, row).inners}
        />
      </div>
      <p className="text-12 text-muted">{copy.exceptedNote(code ?? null)}</p>
    </>
  );
}

/** Dangerous goods that are no limited quantity may be excepted quantities. */
function Excepted(props: RowProps) {
  const { parts, row, at } = props;
  const { view, on, quote } = parts;
  if (!ROWS.asks('excepted', view.form, view.form.places, row, rowContext(quote))) return null;
  const path = `goods.${at}.excepted`;
  return (
    <div className="mt-2 border-t border-line pt-4">
      <Checkbox
        name={path}
        isChecked={ROWS.of(view.form.places, row).excepted}
        isReadOnly={view.isLocked}
        onChange={(value) => on.edit({ kind: 'set', path, value })}
      >
        {truckCopy.label.excepted}
      </Checkbox>
      <ExceptedFields {...props} />
    </div>
  );
}

function RowPlaceField({ parts, row, at }: RowProps) {
  const { view, quote } = parts;
  if (!ROWS.asks('place', view.form, view.form.places, row, rowContext(quote))) return null;
  return (
    <div className="mt-2 max-w-60 border-t border-line pt-4">
      <DeclaredField
        parts={parts}
        path={`goods.${at}.place`}
        field={ROW_FIELDS.place}
        label={truckCopy.label.place}
        choices={copy.places}
        value={ROWS.of(view.form.places, row).place}
      />
    </div>
  );
}

export const RowMore = (props: RowProps) => (
  <>
    <Excepted {...props} />
    <RowPlaceField {...props} />
  </>
);
