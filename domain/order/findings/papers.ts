import { FINDING_SOURCES, type Finding } from '../finding';
import type { OrderForm } from '../form';
import { natureOf } from '../nature';
import { DATA_SHEETS, rowsWithout } from '../papers';

type Said = Pick<OrderForm, 'isDanger' | 'goods' | 'files'>;

/** Dangerous goods without a data sheet of their own may be ordered, but until somebody has read one nobody says yes. */
export const paperFindings = ({ isDanger, goods, files }: Said): Finding[] =>
  isDanger === 'N'
    ? []
    : rowsWithout(DATA_SHEETS, { goods, files })
        .filter(({ row }) => natureOf(goods[row - 1] ?? {}, isDanger) === 'Y')
        .map(({ row }) => ({
          level: 'MANUAL',
          about: 'PAPERS',
          code: 'sdsMissing',
          given: { row },
          source: FINDING_SOURCES.papers,
        }));
