import type { AirForm } from '../../../domain/modes/air/form';
import { isLithium } from '../../../domain/goods/watched';
import { rowNumberOf } from '../../../domain/order/hazards';

/** Every chemical is identified before it flies; where one of the goods is a battery, the batteries are tested. */
export const airPapers = ({ isDanger, goods }: Pick<AirForm, 'isDanger' | 'goods'>): ('COND' | 'UN38')[] =>
  isDanger === 'Y' && goods.some((row) => isLithium(rowNumberOf(row) ?? '')) ? ['COND', 'UN38'] : ['COND'];
