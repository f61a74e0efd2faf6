import type { Calendar } from '../../../domain/values/days-off';

type Ask = () => Promise<Calendar | null>;
type Reader = (calendar: Calendar) => void;

/**
 * The days off as this page knows them. Whoever counts by them hears what is known, and hears again once the gateway
 * has said otherwise: nobody waits for that.
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
    /** Asks anew; what could not be asked stays as it was. */
    look: (): void => void look().catch(() => undefined),
    hear: (reader: Reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export const daysOff = daysOffDesk();
