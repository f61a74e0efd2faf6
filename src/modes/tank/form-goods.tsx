import { ownLevel, topFillLevel, fillWindow } from '../../../domain/goods/tank/fill';
import { readFillFigures, readKg, readFillPlan, quotedTank, readTankCount } from '../../../domain/modes/tank/reading';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import type { RenderPicker } from '../../trade/fields/picker-field';
import { fieldError } from '../../trade/form-parts';
import { BulkGoods } from '../../trade/goods/bulk-goods';
import { kgWords } from '../../trade/numbers';
import { Button } from '../../ui/press/button';
import type { TankParts } from './order-parts';
import { TankDrawing } from './tank-drawing';
import { Comma } from '../../ui/show/comma';
import { FieldMessage } from '../../ui/form/field-message';

/** Fill level by current input; hidden until it can be calculated. */
export function Level({ parts: { view, quote } }: { parts: TankParts }) {
  const { form } = view;
  const stale = view.acceptance.findings.find(({ code }) => code === 'tankStale' || code === 'tankOther');
  if (stale)
    return <p className="mb-4 text-14 text-warn">{stale.code === 'tankOther' ? copy.otherTank : copy.otherGoods}</p>;
  const [filled, tank, kg] = [readFillFigures(form, quote), quotedTank(quote), readKg(form)];
  if (!filled) return <p className="mb-4 text-14 text-muted">{copy.untold}</p>;
  const window = fillWindow(tank, filled);
  const top = topFillLevel(tank, window);
  const [tanks, plan] = [readTankCount(form), readFillPlan(form, quote)];
  const eachKg = kg !== null && tanks !== null ? Math.ceil(kg / tanks) : null;
  return (
    <div className="mb-4">
      <p className="text-14 text-ink">
        {(top.isByLoad ? copy.byLoad : copy.level)(kgWords(window.leastKg), kgWords(window.mostKg), top.percent)}
        {plan && (
          <span className="ml-3 text-muted">
            <Comma />
            {copy.plan(plan.tanks)}
          </span>
        )}
      </p>
      {eachKg !== null && tanks !== null && (
        <p className="text-14 text-muted">{copy.own(tanks, kgWords(eachKg), ownLevel(tank, filled, eachKg))}</p>
      )}
      <TankDrawing tank={tank} window={window} filled={filled} eachKg={eachKg} isTrial={false} isTrialC={false} />
    </div>
  );
}

export function Goods({ parts, renderPicker }: { parts: TankParts; renderPicker: RenderPicker }) {
  const { view, on } = parts;
  const [row] = view.form.goods;
  const error = fieldError(view, 'goods');
  return (
    <>
      {row && <BulkGoods parts={parts} row={row} title={copy.goods} renderPicker={renderPicker} />}
      {error !== undefined && (
        <div className="flex flex-wrap items-center gap-3">
          <FieldMessage error={error} />
          <Button look="line" size="small" onClick={() => on.edit({ kind: 'goods.remove', at: 1 })}>
            {copy.removeSecond}
          </Button>
        </div>
      )}
      <p className="text-12 text-muted">{copy.oneGoods}</p>
    </>
  );
}
