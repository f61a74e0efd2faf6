import { calendarOf } from '../../../domain/values/calendar';
import { momentIn } from '../../../domain/values/moments';
import type { FclOrder } from '../../../domain/modes/fcl/receipt';
import { nextSteps, type ReceiptStep, type StepCode } from '../../../machines/order/order-receipt';
import { saveFile } from '../save-file';

export type CalendarWords = { name: (orderNo: string) => string; steps: Record<StepCode, string> };

const entryOf = ({ code, at }: ReceiptStep, { orderNo, org, dst, vessel, voyage }: FclOrder, words: CalendarWords) => ({
  id: `${orderNo}-${code}@chemlane`,
  at: momentIn(at ?? '') ?? 0,
  title: `${words.steps[code]} ${org.nameCn}→${dst.nameCn}`,
  text: `${orderNo}\n${vessel} ${voyage}`,
});

/** Everything that is still due, for a calendar of one's own. */
export const saveCalendarIn =
  (words: CalendarWords, now: () => number = Date.now) =>
  (_: unknown, { order }: { order: FclOrder | null }): void => {
    if (!order) return;
    const due = nextSteps(order, now()).filter(({ code, at }) => at !== null && code !== 'SUBMITTED');
    const text = calendarOf(
      due.map((step) => entryOf(step, order, words)),
      now(),
    );
    const blob = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    saveFile({ name: `${words.name(order.orderNo)}.ics`, blob });
  };
