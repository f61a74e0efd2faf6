import { LCL } from '../../../domain/modes/lcl/mode';
import type { FitCheckActor } from '../../../machines/booking/fit-check';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { useOrderParts } from '../../features/order/use-order-parts';
import { Picker } from '../../features/port-picker/picker';
import { orderPapers } from '../../trade/papers/order-papers';
import { FitNote } from './fit-note';
import { LclOrderView } from './lcl-order-view';

/** An order of a share of a box. */
export function LclOrderPage({ actor, fit }: { actor: OrderPageActor; fit: FitCheckActor }) {
  const { parts, picker, papers } = useOrderParts(actor, LCL);
  return (
    <LclOrderView
      {...parts}
      renderFit={(changeTo) => <FitNote actor={fit} changeTo={changeTo} />}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(parts.form.view.form)} />}
    />
  );
}
