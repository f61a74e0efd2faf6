import { workingDays } from '../../../contract/calendar';
import type { Calendar } from '../../../domain/values/days-off';
import type { Gateway } from '../gateway/gateway';

type Reader = (calendar: Calendar) => void;

/**
 * The days off as this page knows them. Whoever counts by them hears what is known, and hears again once the gateway
 * has said otherwise: nobody waits for that.
 */
function daysOffDesk() {
  const readers = new Set<Reader>();
  let gateway: (() => Promise<Gateway>) | undefined;
  let known: { text: string; calendar: Calendar } | undefined;

  async function ask(): Promise<void> {
    const reply = await (await gateway?.())?.call(workingDays, {});
    if (reply?.kind !== 'done') return;
    const { calendar } = reply.data;
    const text = JSON.stringify(calendar);
    if (text === known?.text) return;
    known = { text, calendar };
    for (const read of readers) read(calendar);
  }

  return {
    askOf(open: () => Promise<Gateway>): void {
      gateway = open;
    },
    known: () => known?.calendar,
    /** Asks anew; what could not be asked stays as it was. */
    look: (): void => void ask().catch(() => undefined),
    hear: (reader: Reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export const daysOff = daysOffDesk();
