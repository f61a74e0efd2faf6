import type { AfterRow } from '../row';
import { amendUntil } from './amendable';

export const measureRow: AfterRow = {
  receipt(read, order, { now }) {
    const until = amendUntil(read, order, now);
    const words = read.mode.after?.measure;
    const amend = until === null || !words ? null : { until, rows: words.rows(read.snapshot) };
    return { measured: order.measured, amend };
  },
};
