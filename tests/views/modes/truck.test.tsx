/** @module-tag long */
import type { OrderForm } from '../../../domain/order/form/form';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { goodsById } from '../../../server/world/dangerous-goods/library';
import { truckCopy } from '../../../src/copy/modes/truck';
import { TruckStep } from '../../../src/modes/truck/truck-step';
import { TRUCK_CASE } from '../../support/modes/cases/truck';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

/** Library facts of the form goods under a name that must be typed. */
const libraryOf = ({ goods }: OrderForm) =>
  Object.fromEntries(
    goods
      .flatMap(({ goodsId }) => goodsById(goodsId) ?? [])
      .map((known) => [known.goodsId, { ...known, properName: 'ANOTHER NAME', nameCn: '另一种名称' }]),
  );

describeRendering({
  of: TRUCK_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(TRUCK, drawing);
    return (
      <TruckStep
        parts={{ view: { ...view, own: truckCopy.fault, library: libraryOf(view.form) }, on, lists, quote }}
        {...around}
      />
    );
  },
});
