import { FCL } from '../../../domain/modes/fcl/mode';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { useOrderParts } from '../../features/order/use-order-parts';
import { Picker } from '../../features/port-picker/picker';
import { orderPapers } from '../../trade/papers/order-papers';
import { FclOrderView } from './fcl-order-view';

/** An order of full containers. */
export function FclOrderPage({ actor }: { actor: OrderPageActor }) {
  const { parts, picker, papers } = useOrderParts(actor, FCL);
  return (
    <FclOrderView
      {...parts}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(parts.form.view.form)} />}
    />
  );
}
