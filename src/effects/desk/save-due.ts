import type { DueEntry } from '../../../domain/desk/tool';
import { buildCalendar } from '../../../domain/values/calendar';
import { parseMoment } from '../../../domain/values/moments';
import { saveFile } from '../save-file';
import { houseNow } from '../clock';

type DueWords = { name: string; title: (code: string) => string; text: string };

export const saveDueIn =
  ({ name, title, text }: DueWords, now: () => number = houseNow) =>
  (_: unknown, { due }: { due: readonly DueEntry[] }): void => {
    const entries = due.map(({ code, at }) => ({
      id: `${code}-${at}@chemlane`,
      at: parseMoment(at) ?? 0,
      title: title(code),
      text,
    }));
    const blob = new Blob([buildCalendar(entries, now())], { type: 'text/calendar;charset=utf-8' });
    saveFile({ name: `${name}.ics`, blob });
  };
