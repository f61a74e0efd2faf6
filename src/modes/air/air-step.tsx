import type { ReactNode } from 'react';

import type { RenderPicker } from '../../trade/fields/picker-field';
import type { PriceParts } from '../../trade/price/charge-table';
import type { RegionParts } from '../../trade/services/pickup-region';
import type { AirParts } from './air-parts';
import { StepConfirm } from './step-confirm';
import { StepFlight } from './step-flight';
import { StepGoods } from './step-goods';
import { StepParties } from './step-parties';

type StepProps = {
  parts: AirParts;
  now: number;
  changeTo: string;
  price: PriceParts;
  renderPicker: RenderPicker;
  papers: ReactNode;
  region: RegionParts;
};

/** The step one is at. */
export function AirStep({ parts, now, changeTo, price, renderPicker, papers, region }: StepProps) {
  switch (parts.view.step) {
    case 'flight':
      return <StepFlight parts={parts} now={now} changeTo={changeTo} />;
    case 'goods':
      return <StepGoods parts={parts} renderPicker={renderPicker} />;
    case 'parties':
      return <StepParties parts={parts} region={region} />;
    case 'confirm':
      return <StepConfirm parts={parts} price={price} files={papers} />;
    default:
      return null;
  }
}
