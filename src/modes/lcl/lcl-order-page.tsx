import { LCL } from '../../../domain/modes/lcl/mode';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { useOrderParts } from '../../features/order/use-order-parts';
import { Picker } from '../../features/port-picker/picker';
import { orderPapers } from '../../trade/papers/order-papers';
import { LclOrderView } from './lcl-order-view';

/** An order of a share of a box. */
export function LclOrderPage({ actor }: { actor: OrderPageActor }) {
  const { parts, picker, papers } = useOrderParts(actor, LCL);
  return (
    <LclOrderView
      {...parts}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(parts.form.view.form)} />}
    />
  );
}
