/** Named facts only: no caller input is logged unchanged. */
export type LogLine = { level: 'info' | 'warn' | 'error'; event: string } & Record<
  string,
  string | number | boolean | undefined
>;

export type Log = (line: LogLine) => void;

const MOBILE = /(?<!\d)(1[2-9]\d)\d{4}(\d{4})(?!\d)/g;
const LONG_SECRET = /[\w+/=-]{24,}/g;
const QUOTED_DIGITS = /(["'])\d{4,8}\1/g;

/** Masks digits and secrets in fault texts, which may quote input. Paths and identifiers keep their shape. */
export const redactText = (text: string): string =>
  text
    .replaceAll(MOBILE, '$1****$2')
    .replaceAll(QUOTED_DIGITS, '$1***$1')
    .replaceAll(LONG_SECRET, (run) => (/\d/.test(run) && !run.includes('/') ? '***' : run));

export const jsonLog =
  (write: (line: string) => void, now: () => number): Log =>
  (line) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...line })}\n`);
