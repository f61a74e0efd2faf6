import type { ReactNode } from 'react';

import type { RenderPicker } from '../../trade/fields/picker-field';
import type { PriceParts } from '../../trade/price/charge-table';
import type { RegionParts } from '../../trade/services/pickup-region';
import type { LclParts } from './order-parts';
import { StepConfirm } from './step-confirm';
import { StepGoods } from './step-goods';
import { StepIntake } from './step-intake';
import { StepParties } from './step-parties';

type StepProps = {
  parts: LclParts;
  now: number;
  changeTo: string;
  price: PriceParts;
  renderPicker: RenderPicker;
  papers: ReactNode;
  region: RegionParts;
};

/** The step one is at. */
export function LclStep({ parts, now, changeTo, price, renderPicker, papers, region }: StepProps) {
  switch (parts.view.step) {
    case 'goods':
      return <StepGoods parts={parts} changeTo={changeTo} renderPicker={renderPicker} />;
    case 'intake':
      return <StepIntake parts={parts} now={now} region={region} />;
    case 'parties':
      return <StepParties parts={parts} />;
    case 'confirm':
      return <StepConfirm parts={parts} price={price} files={papers} />;
    default:
      return null;
  }
}
