import { SERVICE_RUSH } from '../../desk/services';
import type { DgdDetail } from './detail';

/** Working hours from acceptance. */
export const serviceHours = ({ hours, canRush }: DgdDetail, isRush: boolean): number =>
  isRush && canRush ? hours * SERVICE_RUSH.hours : hours;
