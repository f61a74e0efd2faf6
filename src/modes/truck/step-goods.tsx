import { ROWS } from '../../../domain/modes/truck/form';
import { OWN } from '../../../domain/modes/truck/fields';
import type { PartDetail } from '../../../domain/modes/truck/detail';
import {
  readBox,
  isTankQuote,
  readLoadKg,
  readVolume,
  quotedPart,
  rowContext,
  vehicleOf,
} from '../../../domain/modes/truck/reading';
import { sectionedTank } from '../../../domain/modes/truck/sections-read';
import type { GoodsRow } from '../../../domain/goods/row';
import { parseNumber } from '../../../domain/values/typed-number';
import { partOrderCopy } from '../../copy/modes/truck/part-order';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { fieldError } from '../../trade/form-parts';
import { ApartGoods } from '../../trade/goods/apart-goods';
import { BulkGoods } from '../../trade/goods/bulk-goods';
import { GoodsList } from '../../trade/goods/goods-list';
import { Section } from '../../trade/section';
import { Button } from '../../ui/press/button';
import { truckFormFacts } from './facts-of';
import { OwnNumber, OwnText, type TruckParts } from './own-fields';
import { PartAboard } from './part-aboard';
import { PartRoom } from './part-room';
import { RowMore } from './row-more';
import { TruckDrawing } from './truck-drawing';

type StepGoodsProps = { parts: TruckParts; renderPicker: RenderPicker };

const renderRow = (parts: TruckParts) => (row: GoodsRow, at: number) => <RowMore parts={parts} row={row} at={at} />;

function Loaded({ parts: { view, quote } }: { parts: TruckParts }) {
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

function TankGoods({ parts, renderPicker }: StepGoodsProps) {
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

function PartGoods({ parts, renderPicker, part }: StepGoodsProps & { part: PartDetail }) {
  const { view } = parts;
  const isOther = view.acceptance.findings.some(({ code }) => code === 'truckStale');
  return (
    <>
      <GoodsList parts={parts} renderPicker={renderPicker} renderMore={renderRow(parts)} />
      <OneGoods parts={parts} error={view.form.goods.length > 1 ? fieldError(view, 'goods') : undefined} />
      <Section title={partOrderCopy.load} note={partOrderCopy.loadNote}>
        {OWN.asks('inhibitorUntil', view.form, truckFormFacts(parts)) && (
          <div className="max-w-60">
            <OwnText parts={parts} path="inhibitorUntil" type="date" />
          </div>
        )}
        {isOther ? (
          <p className="mb-4 text-14 text-warn">{partOrderCopy.otherGoods}</p>
        ) : (
          <>
            <PartRoom part={part} kg={readLoadKg(view.form, parts.quote)} m3={readVolume(view.form)} />
            <div className="mt-4">
              <PartAboard part={part} />
            </div>
          </>
        )}
      </Section>
    </>
  );
}

export function StepGoods({ parts, renderPicker }: StepGoodsProps) {
  const { view, quote } = parts;
  const isTank = isTankQuote(quote);
  const [part, tank] = [quotedPart(quote), sectionedTank(quote)];
  if (part) return <PartGoods parts={parts} renderPicker={renderPicker} part={part} />;
  return (
    <>
      {isTank ? (
        <TankGoods parts={parts} renderPicker={renderPicker} />
      ) : (
        <>
          <GoodsList parts={parts} renderPicker={renderPicker} renderMore={renderRow(parts)} />
          <ApartGoods parts={parts} />
        </>
      )}
      <Section title={copy.load} note={copy.loadNote}>
        <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
          <OwnNumber parts={parts} path="trucks" hint={copy.free(quote.offer.left[0]?.amount ?? 0)} />
          {isTank && <OwnNumber parts={parts} path="loadKg" />}
          {tank && <OwnText parts={parts} path="sections" hint={copy.sectionsHint(tank.sections)} />}
          {OWN.asks('inhibitorUntil', view.form, truckFormFacts(parts)) && (
            <OwnText parts={parts} path="inhibitorUntil" type="date" />
          )}
        </div>
        <Loaded parts={parts} />
      </Section>
    </>
  );
}
