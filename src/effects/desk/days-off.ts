import type { Calendar } from '../../../domain/values/days-off';

type Ask = () => Promise<Calendar | null>;
type Reader = (calendar: Calendar) => void;

/**
 * Days off known to this page. Readers get the known calendar at once and again after an update, so they never wait.
 */
function daysOffDesk() {
  const readers = new Set<Reader>();
  let ask: Ask | undefined;
  let known: { text: string; calendar: Calendar } | undefined;

  async function look(): Promise<void> {
    const calendar = await ask?.();
    const text = JSON.stringify(calendar);
    if (!calendar || text === known?.text) return;
    known = { text, calendar };
    for (const read of readers) read(calendar);
  }

  return {
    askBy(how: Ask): void {
      ask = how;
    },
    known: () => known?.calendar,
    /** Asks again; a failure keeps the known calendar. */
    look: (): void => void look().catch(() => undefined),
    hear: (reader: Reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export const daysOff = daysOffDesk();
