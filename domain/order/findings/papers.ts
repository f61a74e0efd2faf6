import { FINDING_SOURCES, type Finding } from '../finding';
import type { OrderForm } from '../form';
import { hasSds } from '../papers';

/** Dangerous goods without a data sheet may be ordered, but until somebody has read one nobody says yes. */
export const paperFindings = ({ isDanger, files }: Pick<OrderForm, 'isDanger' | 'files'>): Finding[] =>
  isDanger === 'N' || hasSds(files)
    ? []
    : [{ level: 'MANUAL', about: 'PAPERS', code: 'sdsMissing', given: {}, source: FINDING_SOURCES.papers }];
