import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { HazardDiamond } from '../../ui/mark/hazard-diamond';

export const Hazards = ({ classes, className = '' }: { classes: readonly HazardClass[]; className?: string }) =>
  classes.map((hazardClass) => <HazardDiamond key={hazardClass} hazardClass={hazardClass} className={className} />);
