import { ROWS } from '../../../domain/modes/truck/form';
import {
  readBox,
  isTankQuote,
  readLoadKg,
  readVolume,
  quotedPart,
  rowContext,
  vehicleOf,
} from '../../../domain/modes/truck/reading';
import type { GoodsRow } from '../../../domain/goods/row';
import { parseNumber } from '../../../domain/values/typed-number';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { fieldError } from '../../trade/form-parts';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { BulkGoods } from '../../trade/goods/bulk-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Button } from '../../ui/press/button';
import type { TruckParts } from './order-parts';
import { PartAboard } from './part-aboard';
import { PartRoom } from './part-room';
import { RowMore } from './row-more';
import { TruckDrawing } from './truck-drawing';

type GoodsProps = { parts: TruckParts; renderPicker: RenderPicker };

const renderRow = (parts: TruckParts) => (row: GoodsRow, at: number) => <RowMore parts={parts} row={row} at={at} />;

export function Drawing({ parts: { view, quote } }: { parts: TruckParts }) {
  const { form } = view;
  if (view.acceptance.findings.some(({ code }) => code === 'truckStale'))
    return <p className="mb-4 text-14 text-warn">{copy.otherGoods}</p>;
  const rows = isTankQuote(quote)
    ? [{ kg: readLoadKg(form, quote) ?? 0, at: null }]
    : form.goods.map((row) => ({
        kg: parseNumber(row.grossKg, 2) ?? 0,
        at: rowContext(quote).hasBeam ? ROWS.of(form.places, row).place || null : ('MIDDLE' as const),
      }));
  return <TruckDrawing vehicle={vehicleOf(quote)} rows={rows} m3={readVolume(form)} box={readBox(form, quote)} />;
}

/** More than one kind of goods is an error; offers to remove the others. */
function OneGoods({ parts: { on }, error }: { parts: TruckParts; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="flex flex-wrap items-center gap-3 text-bad">
      <span role="alert">{error}</span>
      <Button look="line" size="small" onClick={() => on.edit({ kind: 'goods.remove', at: 1 })}>
        {copy.removeSecond}
      </Button>
    </p>
  );
}

function TankGoods({ parts, renderPicker }: GoodsProps) {
  const { view } = parts;
  const [row] = view.form.goods;
  const error = fieldError(view, 'goods');
  return (
    <>
      {row && <BulkGoods parts={parts} row={row} title={copy.tankGoods} renderPicker={renderPicker} />}
      <OneGoods parts={parts} error={error} />
      <p className="text-12 text-muted">{copy.oneGoods}</p>
    </>
  );
}

export const PartGoods = ({ parts, renderPicker }: GoodsProps) => (
  <>
    <GoodsList parts={parts} renderPicker={renderPicker} renderMore={renderRow(parts)} />
    <OneGoods parts={parts} error={parts.view.form.goods.length > 1 ? fieldError(parts.view, 'goods') : undefined} />
  </>
);

export function PartLoad({ parts: { view, quote } }: { parts: TruckParts }) {
  const part = quotedPart(quote);
  if (part === null) return null;
  if (view.acceptance.findings.some(({ code }) => code === 'truckStale'))
    return <p className="mb-4 text-14 text-warn">{partOrderCopy.otherGoods}</p>;
  return (
    <>
      <PartRoom part={part} kg={readLoadKg(view.form, quote)} m3={readVolume(view.form)} />
      <div className="mt-4">
        <PartAboard part={part} />
      </div>
    </>
  );
}

export function Goods({ parts, renderPicker }: GoodsProps) {
  if (isTankQuote(parts.quote)) return <TankGoods parts={parts} renderPicker={renderPicker} />;
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} renderMore={renderRow(parts)} />
      <ApartGoods parts={parts} />
    </>
  );
}
