import type { StepProps } from '../../features/order/step-props';
import type { FclParts } from './fcl-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepSailing } from './step-sailing';
import { StepServices } from './step-services';

/** The step one is at. */
export function OrderStep({ parts, now, changeTo, price, renderPicker, papers, region }: StepProps<FclParts>) {
  switch (parts.view.step) {
    case 'sailing':
      return <StepSailing parts={parts} now={now} changeTo={changeTo} />;
    case 'goods':
      return <StepGoods parts={parts} renderPicker={renderPicker} />;
    case 'services':
      return <StepServices parts={parts} region={region} />;
    case 'confirm':
      return <StepConfirm parts={parts} now={now} price={price} files={papers} />;
    default:
      return null;
  }
}
