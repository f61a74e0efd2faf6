import { resolveObjectURL } from 'node:buffer';

import { afterEach, expect, it, vi } from 'vitest';

import type { QueueLine } from '../../domain/house/case';
import { QUEUE_PAGE, type QueueChoice } from '../../domain/house/queue';
import { CODES } from '../../contract/wire/envelope';
import { queueSheet } from '../../src/features/house/queue-sheet';
import { exportQueueVia } from '../../src/effects/house/desk-calls';
import { COUNTS, OPTIONS, WAITING } from '../support/plans/house/desk-queue.plan';
import { outcomeOf } from './home/support';
import { done, fakeGateway, refused } from './support/fake-line';

afterEach(() => vi.unstubAllGlobals());

function savedFiles() {
  const files: { name: string; text: Promise<string> | undefined }[] = [];
  const createElement = () => {
    const link = { href: '', download: '', click: () => {} };
    link.click = () => files.push({ name: link.download, text: resolveObjectURL(link.href)?.text() });
    return link;
  };
  vi.stubGlobal('document', { createElement });
  return files;
}

const ASKED: QueueChoice = {
  queue: 'review',
  mode: 'FCL',
  port: '',
  hazard: '3',
  departure: '',
  isMine: true,
  sort: '-due',
  page: 2,
};
const line = (at: number): QueueLine => ({ ...WAITING, orderNo: `FC${String(at).padStart(12, '0')}` });

type Answered = (asked: { page: number }) => ReturnType<typeof done>;
async function exported(answer: Answered) {
  const files = savedFiles();
  const bodies: { page: number }[] = [];
  const { gateway } = fakeGateway(({ data }) => {
    const asked = data as { page: number };
    bodies.push(asked);
    return answer(asked);
  });
  const outcome = await outcomeOf(exportQueueVia(gateway, queueSheet), ASKED);
  return { outcome, bodies, name: files[0]?.name, text: await files[0]?.text };
}
const page = (records: QueueLine[], total: number) => done({ records, total, counts: COUNTS, options: OPTIONS });

it('saves every page of the queue as filtered and sorted, in one file', async () => {
  const all = Array.from({ length: QUEUE_PAGE + 2 }, (_, at) => line(at));
  const { outcome, bodies, name, text } = await exported((asked) =>
    page(all.slice((asked.page - 1) * QUEUE_PAGE, asked.page * QUEUE_PAGE), all.length),
  );
  expect(outcome).toEqual({ end: 'whole' });
  expect(bodies.map((body) => body.page)).toEqual([1, 2]);
  expect(bodies[0]).toMatchObject({ queue: 'review', mode: 'FCL', hazard: '3', isMine: true, sort: '-due' });
  expect(name).toBe('待办 待审核.csv');
  const rows = text?.trim().split('\r\n') ?? [];
  expect(rows[0]).toContain('编号,运输方式,应审完,状态,线路,内容,处理人');
  expect(rows).toHaveLength(all.length + 1);
  expect(rows[1]).toBe('FC000000000000,整箱,2026-11-23 12:00,审核中,上海 → 新加坡,甲醇,待领取');
});

it('says that a file is not whole when lines moved between its pages, and when there are too many', async () => {
  expect((await exported(() => page([line(1)], QUEUE_PAGE + 1))).outcome).toEqual({ end: 'part' });
  const { outcome, bodies } = await exported((asked) => page([line(asked.page)], 1_000_000));
  expect([outcome, bodies.length]).toEqual([{ end: 'part' }, 50]);
});

it('saves nothing when a page is refused', async () => {
  const { outcome, name } = await exported((asked) =>
    asked.page === 1 ? page([line(1)], QUEUE_PAGE + 1) : refused(CODES.forbidden),
  );
  expect([outcome, name]).toEqual([{ end: 'failed' }, undefined]);
});

it('writes no formula of what customers typed', () => {
  const text = queueSheet.csv('review', [{ ...WAITING, goods: ['=cmd|calc', '"x",y'] }]);
  expect(text).toContain(`"'=cmd|calc、""x"",y"`);
});
