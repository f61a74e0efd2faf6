import type { DueEntry } from '../../../domain/desk/tool';
import { calendarOf } from '../../../domain/values/calendar';
import { momentIn } from '../../../domain/values/moments';
import { saveFile } from '../save-file';
import { houseNow } from '../clock';

type DueWords = { name: string; title: (code: string) => string; text: string };

export const saveDueIn =
  ({ name, title, text }: DueWords, now: () => number = houseNow) =>
  (_: unknown, { due }: { due: readonly DueEntry[] }): void => {
    const entries = due.map(({ code, at }) => ({
      id: `${code}-${at}@chemlane`,
      at: momentIn(at) ?? 0,
      title: title(code),
      text,
    }));
    const blob = new Blob([calendarOf(entries, now())], { type: 'text/calendar;charset=utf-8' });
    saveFile({ name: `${name}.ics`, blob });
  };
