import { FINDING_SOURCES, type Finding } from '../finding';
import type { OrderForm } from '../form';
import { hasSds } from '../papers';

/** Dangerous goods without a data sheet may be ordered; it is said that one will be wanted. */
export const paperFindings = ({ isDanger, files }: Pick<OrderForm, 'isDanger' | 'files'>): Finding[] =>
  isDanger === 'N' || hasSds(files)
    ? []
    : [{ level: 'PASS', about: 'PAPERS', code: 'sdsMissing', given: {}, source: FINDING_SOURCES.papers }];
