import { toIso } from './moments';

/** A calendar reminder. `at` is in milliseconds. */
type CalendarEntry = { id: string; at: number; title: string; text: string };

const DAY_BEFORE = 'P1D';

/** `2026-11-20T01:42:00.000Z` in iCalendar format. */
const stamp = (moment: number): string => toIso(moment).replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

const utf8Length = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

const MOST_BYTES = 75;

/** Folds a line at the byte limit, never inside a character. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const letter of line) {
    const more = utf8Length(letter);
    if (bytes + more > MOST_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += more;
  }
  return text;
}

const entryLines = ({ id, at, title, text }: CalendarEntry, writtenAt: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp(writtenAt)}`,
  `DTSTART:${stamp(at)}`,
  `DTEND:${stamp(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-${DAY_BEFORE}`,
  'END:VALARM',
  'END:VEVENT',
];

/** Calendar file (RFC 5545). */
export const buildCalendar = (entries: readonly CalendarEntry[], writtenAt: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ChemLane//Orders//ZH',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => entryLines(entry, writtenAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
