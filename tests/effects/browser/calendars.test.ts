// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { saveCalendarIn, type CalendarWords } from '../../../src/effects/after-order/save-calendar';
import { saveDueIn } from '../../../src/effects/desk/save-due';
import { ORDER, SUBMITTED_AT } from '../../support/plans/order/orders';

const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.useFakeTimers({ now: SUBMITTED_AT });
  let last = new Blob();
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((last = blob), 'blob:one'), revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Unfolded lines of the saved calendar file. */
async function linesOf(): Promise<string[]> {
  vi.useRealTimers();
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  });
  reader.readAsText(saved[0]?.blob ?? new Blob());
  return (await text).split('\r\n').filter((line) => /^(?:UID|DTSTAMP|DTSTART|SUMMARY|DESCRIPTION)/.test(line));
}

it('the calendar export saves the due dates of a tool under its name, entry by entry', async () => {
  const title = (code: string) => `做 ${code}`;
  const due = [{ code: 'VGM', at: '2026-11-24T02:00:00.000Z' }];
  saveDueIn({ name: '截止时间', title, text: '倒排' })(null, { due });
  expect(saved[0]).toMatchObject({ name: '截止时间.ics', blob: { type: 'text/calendar;charset=utf-8' } });
  expect(await linesOf()).toEqual([
    'UID:VGM-2026-11-24T02:00:00.000Z@chemlane',
    'DTSTAMP:20261120T014200Z',
    'DTSTART:20261124T020000Z',
    'SUMMARY:做 VGM',
    'DESCRIPTION:倒排',
    'DESCRIPTION:做 VGM',
  ]);
});

it('the calendar export saves deadlines of an order under its number, without submission and undated ones', async () => {
  const steps = new Proxy({}, { get: (_, code) => `步骤 ${String(code)}` }) as CalendarWords['steps'];
  const words: CalendarWords = { name: (no) => `订单${no}`, steps, carriage: () => '一船' };
  saveCalendarIn(words)(null, { order: ORDER });
  expect(saved[0]?.name).toBe('订单FC2611207K3M9Q.ics');
  const lines = await linesOf();
  expect(lines.filter((line) => line.startsWith('UID'))).toEqual([
    'UID:FC2611207K3M9Q-VERIFY@chemlane',
    'UID:FC2611207K3M9Q-PAPERS@chemlane',
    'UID:FC2611207K3M9Q-DG_APPLY@chemlane',
    'UID:FC2611207K3M9Q-SI@chemlane',
    'UID:FC2611207K3M9Q-CY_OPEN@chemlane',
    'UID:FC2611207K3M9Q-CY_CLOSE@chemlane',
    'UID:FC2611207K3M9Q-DEPARTURE@chemlane',
  ]);
  expect(lines).toContain('SUMMARY:步骤 SI 上海→鹿特丹');
  expect(lines).toContain(String.raw`DESCRIPTION:FC2611207K3M9Q\n一船`);
});

it('the calendar export saves nothing without an order', () => {
  saveCalendarIn({} as never)(null, { order: null });
  expect(saved).toEqual([]);
});
