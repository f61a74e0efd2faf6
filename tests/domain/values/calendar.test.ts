import { describe, expect, it } from 'vitest';

import { buildCalendar } from '../../../domain/values/calendar';

const at = Date.UTC(2026, 10, 25, 14, 0);
const writtenAt = Date.UTC(2026, 10, 20, 1, 42);
const entry = { id: 'FC2611207K3M9Q-SI@chemlane', at, title: '截单 上海→鹿特丹', text: 'FC26,11;20\nLANYUE DAWN' };

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('calendar file', () => {
  it('has the moment in UTC and an alarm a day before', () => {
    const lines = unfolded(buildCalendar([entry], writtenAt)).split('\r\n');
    expect(lines).toContain('DTSTART:20261125T140000Z');
    expect(lines).toContain('DTSTAMP:20261120T014200Z');
    expect(lines).toContain('TRIGGER:-P1D');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('escapes reserved characters', () => {
    expect(unfolded(buildCalendar([entry], writtenAt))).toContain(String.raw`DESCRIPTION:FC26\,11\;20\nLANYUE DAWN`);
  });

  it('folds long lines without splitting a character', () => {
    const text = buildCalendar([{ ...entry, title: '危品资料截止'.repeat(20) }], writtenAt);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${'危品资料截止'.repeat(20)}`);
  });

  it('ends every line with CRLF', () => {
    expect(buildCalendar([], writtenAt)).toMatch(/^BEGIN:VCALENDAR\r\n(?:[^\r\n]*\r\n)*END:VCALENDAR\r\n$/);
  });
});
