import type { ServicePrices } from '../../../domain/desk/services';
import type { Calendar } from '../../../domain/values/days-off';

/** Days off and prices, by which the desk promises and charges. */
export type DeskTimes = { calendar: Calendar; prices: ServicePrices };
type Ask = () => Promise<DeskTimes | null>;
type Reader = (known: DeskTimes) => void;

/**
 * Days off and prices known to this page. Readers get the known ones at once and again after an update, so they never wait.
 */
function daysOffDesk() {
  const readers = new Set<Reader>();
  let ask: Ask | undefined;
  let known: { text: string; times: DeskTimes } | undefined;

  async function look(): Promise<void> {
    const times = await ask?.();
    const text = JSON.stringify(times);
    if (!times || text === known?.text) return;
    known = { text, times };
    for (const read of readers) read(times);
  }

  return {
    askBy(how: Ask): void {
      ask = how;
    },
    known: () => known?.times,
    /** Asks again; a failure keeps what is known. */
    look: (): void => void look().catch(() => undefined),
    hear: (reader: Reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}

export const daysOff = daysOffDesk();
