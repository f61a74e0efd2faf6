import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { PickupRegionView, type RegionParts } from '../../trade/services/pickup-region';
import type { TankParts } from './order-parts';

/** In which district the tanks are filled; asked of whoever fills them with goods of the shop. */
export const LoadRegion = ({ parts, region }: { parts: TankParts; region: RegionParts }) => (
  <PickupRegionView parts={parts} region={region} names={copy.levels} />
);
