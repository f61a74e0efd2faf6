import type { ReactNode } from 'react';

import type { RenderPicker } from '../../trade/fields/picker-field';
import type { PriceParts } from '../../trade/price/charge-table';
import type { WhParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepInbound } from './step-inbound';
import { StepService } from './step-service';

type StepProps = { parts: WhParts; price: PriceParts; renderPicker: RenderPicker; papers: ReactNode };

/** The step one is at. */
export function WhStep({ parts, price, renderPicker, papers }: StepProps) {
  switch (parts.view.step) {
    case 'goods':
      return <StepGoods parts={parts} renderPicker={renderPicker} />;
    case 'service':
      return <StepService parts={parts} />;
    case 'inbound':
      return <StepInbound parts={parts} />;
    case 'confirm':
      return <StepConfirm parts={parts} price={price} files={papers} />;
    default:
      return null;
  }
}
