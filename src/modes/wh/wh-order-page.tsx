import { WH } from '../../../domain/modes/wh/mode';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { useOrderParts } from '../../features/order/use-order-parts';
import { Picker } from '../../features/port-picker/picker';
import { orderPapers } from '../../trade/papers/order-papers';
import { WhOrderView } from './wh-order-view';

/** An order of a place in a store. */
export function WhOrderPage({ actor }: { actor: OrderPageActor }) {
  const { parts, picker, papers } = useOrderParts(actor, WH);
  return (
    <WhOrderView
      {...parts}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(parts.form.view.form)} />}
    />
  );
}
