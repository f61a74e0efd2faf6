const timeZone = 'Asia/Shanghai';

const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

const said = new Intl.DateTimeFormat('zh-CN', {
  timeZone,
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Moment = Date | string | null | undefined;

const by =
  (clock: Intl.DateTimeFormat) =>
  (at: Moment): string =>
    at === null || at === undefined ? '' : clock.format(new Date(at));

/** `2026-11-23 15:00` in China time, as papers print it; empty without a moment. */
export const writtenTime = by(written);

/** `11月23日 15:00`, by the clock of China, as messages say it. */
export const saidTime = by(said);
