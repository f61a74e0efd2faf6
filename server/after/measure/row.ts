import { amendUntil } from '../../orders/intake/amendable';
import type { AfterRow } from '../row';

export const measureRow: AfterRow = {
  receipt(read, order, now) {
    const until = amendUntil(read, order, now);
    const { mode, snapshot } = read;
    const amend = until === null || !mode.intake ? null : { until, rows: mode.intake.rows(snapshot) };
    return { measured: order.measured, amend };
  },
};
