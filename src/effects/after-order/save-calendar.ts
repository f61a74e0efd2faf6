import { buildCalendar } from '../../../domain/values/calendar';
import { parseMoment } from '../../../domain/values/moments';
import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import { nextSteps, type StepCode } from '../../../machines/order/order-receipt';
import { saveFile } from '../save-file';
import { houseNow } from '../clock';

export type CalendarWords = {
  name: (orderNo: string) => string;
  steps: Record<StepCode, string>;
  carriage: (order: PlacedOrder) => string;
};

const calendarEntry = (code: StepCode, at: number, order: PlacedOrder, words: CalendarWords) => ({
  id: `${order.orderNo}-${code}@chemlane`,
  at,
  title: `${words.steps[code]} ${order.org.nameCn}→${order.dst.nameCn}`,
  text: `${order.orderNo}\n${words.carriage(order)}`,
});

export const saveCalendarIn =
  (words: CalendarWords, now: () => number = houseNow) =>
  (_: unknown, { order }: { order: PlacedOrder | null }): void => {
    if (!order) return;
    const due = nextSteps(order, now()).flatMap(({ code, at }) => {
      const moment = at === null || code === 'SUBMITTED' ? null : parseMoment(at);
      return moment === null ? [] : [calendarEntry(code, moment, order, words)];
    });
    const text = buildCalendar(due, now());
    const blob = new Blob([text], { type: 'text/calendar;charset=utf-8' });
    saveFile({ name: `${words.name(order.orderNo)}.ics`, blob });
  };
