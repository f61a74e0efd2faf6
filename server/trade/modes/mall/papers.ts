import type { MallForm } from '../../../../domain/modes/mall/form';
import { papersFor } from '../../../../domain/modes/mall/papers';
import type { Paper } from '../../../../domain/order/receipt/brief';

export const mallPapers = (form: MallForm): Omit<Paper, 'isHere'>[] =>
  papersFor(form).map((paper) => ({ ...paper, dueAt: null }));
