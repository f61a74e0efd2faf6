import type { AirForm } from '../../../domain/modes/air/form';
import { hasLithium } from '../../../domain/order/hazards';

/** Every chemical is identified before it flies; where one of the goods is a battery, the batteries are tested. */
export const airPapers = ({ isDanger, goods }: Pick<AirForm, 'isDanger' | 'goods'>): ('COND' | 'UN38')[] =>
  isDanger === 'Y' && hasLithium(goods) ? ['COND', 'UN38'] : ['COND'];
