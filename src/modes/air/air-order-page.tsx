import { AIR } from '../../../domain/modes/air/mode';
import type { OrderPageActor } from '../../../machines/order/order-page';
import { FileChecklist } from '../../features/file-upload/file-checklist';
import { useOrderParts } from '../../features/order/use-order-parts';
import { Picker } from '../../features/port-picker/picker';
import { orderPapers } from '../../trade/papers/order-papers';
import { AirOrderView } from './air-order-view';

/** Every chemical is identified before it flies. */
const OF_AIR = ['COND'] as const;

/** An order of an air freight. */
export function AirOrderPage({ actor }: { actor: OrderPageActor }) {
  const { parts, picker, papers } = useOrderParts(actor, AIR);
  return (
    <AirOrderView
      {...parts}
      renderPicker={(dress) => <Picker actor={picker} {...dress} />}
      papers={papers && <FileChecklist actor={papers} wanted={orderPapers(parts.form.view.form, OF_AIR)} />}
    />
  );
}
