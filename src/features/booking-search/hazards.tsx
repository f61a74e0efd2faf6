import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

/** The diamonds of the goods that have been chosen, the main risk first. */
export const Hazards = ({ classes, className = '' }: { classes: readonly HazardClass[]; className?: string }) =>
  classes.map((hazardClass) => <HazardDiamond key={hazardClass} hazardClass={hazardClass} className={className} />);
