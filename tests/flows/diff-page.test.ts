import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { casesIn, heldBy } from '../../flows/diff/held-by';
import { diffPage } from '../../flows/diff/page';
import type { ChartSection } from '../../flows/diff/page-chart';
import { literalsIn, screenChanges, sentenceChanges } from '../../flows/diff/screens';
import { readNotes } from '../../flows/notes/notes';
import { addNote, notesFile, notesOf } from '../../scripts/flows/notes-file';
import { openReadingRoom } from '../../scripts/flows/reading-room';

const house = mkdtempSync(join(tmpdir(), 'charts-'));
const beside = join(house, 'machines', 'shop', 'paste-list');
mkdirSync(beside, { recursive: true });
mkdirSync(join(house, 'flows', 'notes'), { recursive: true });
writeFileSync(join(beside, 'paste-list.machine.ts'), '');
afterAll(() => rmSync(house, { recursive: true }));

const OWN = { change: 'abc', says: 'yes', name: '王敏', why: '符合约定' };
const SIGNED = { kind: 'signature', chart: 'pasteList', ...OWN };

describe('screens of a change', () => {
  const before = '# 空\nbutton “取消”\n» button “取消” click → cancel()\n';

  it('name new and lost controls with the sight they are on', () => {
    const after =
      '# 空\n» button “取消” click → cancel()\n\n# 可以确认收货 ← 空\n» button “确认收货” click → accept()\n';
    expect(screenChanges([{ file: 'a.txt', before, after }])).toEqual([
      {
        file: 'a.txt',
        added: [{ says: '按钮“确认收货”', sight: '可以确认收货' }],
        gone: [],
        sights: { added: ['可以确认收货'], gone: [] },
      },
    ]);
    expect(screenChanges([{ file: 'a.txt', before, after: before }])).toEqual([]);
  });

  it('pair a sentence that is put otherwise, and no others', () => {
    const old = ['签收满 7 天，订单自动完成', '不再说的'];
    const now = ['您确认收货，或签收满 7 天，订单完成', '全新的提示'];
    expect(sentenceChanges(old, now)).toEqual({
      added: ['全新的提示'],
      gone: ['不再说的'],
      changed: [[old[0], now[0]]],
    });
  });

  it('read Chinese texts from code, without patterns', () => {
    expect(literalsIn("const a = '甲'; const b = `乙${c}`; const d = 'ascii'; const e = '(?:从)?';")).toEqual([
      '甲',
      '乙${c}',
    ]);
  });
});

describe('tests that hold a change', () => {
  const file = 'tests/views/paste-list.test.tsx';
  const text =
    "import '../machines/paste-list/x';\nit('reads lines', () => send('text.read'));\nit.each([1])('adds %i', () => send('lines.add'));";

  it('are cases that name the event in a file about the chart', () => {
    expect(casesIn({ file, text }).map(({ name }) => name)).toEqual(['reads lines', 'adds %i']);
    expect(heldBy([{ file, text }], 'pasteList', 'paste-list', 'lines.add')).toEqual([{ file, name: 'adds %i' }]);
    expect(heldBy([{ file, text }], 'login', 'login', 'lines.add')).toEqual([]);
  });
});

describe('signatures', () => {
  it('are kept beside the chart and read again', () => {
    expect(addNote(house, SIGNED, '2026-11-30')).toBe(join(beside, 'paste-list.notes.json'));
    addNote(
      house,
      { kind: 'remark', chart: 'pasteList', at: 'pasteList.idle', name: '李工', text: '再想想' },
      '2026-12-01',
    );
    expect(notesOf(house, 'pasteList')).toEqual({
      signatures: [{ ...OWN, date: '2026-11-30' }],
      remarks: [{ at: 'pasteList.idle', name: '李工', text: '再想想', date: '2026-12-01' }],
    });
    expect(notesFile(house, 'orderLife')).toBe(join(house, 'flows/notes/orderLife.notes.json'));
  });

  it('are not written without a name, a reason or a yes or no, nor outside of the charts', () => {
    const wrong = [
      { ...SIGNED, name: ' ' },
      { ...SIGNED, why: '' },
      { ...SIGNED, says: 'maybe' },
      { ...SIGNED, chart: '../x' },
      { ...SIGNED, kind: 'other' },
    ];
    expect(wrong.map((note) => addNote(house, note, '2026-11-30'))).toEqual(wrong.map(() => null));
    expect(readNotes('{"signatures":[{"name":"x"}]}')).toEqual({ signatures: [], remarks: [] });
  });

  const section: ChartSection = {
    id: 'pasteList',
    title: '粘贴清单',
    purpose: '',
    standing: 'changed',
    behaviours: [],
    inside: 0,
    walkedBy: 'tests/machines/shop/paste-list.model.test.ts',
    picture: 'pasteList.svg',
    change: 'abc',
    signatures: [],
  };
  const pageWith = (change: string) =>
    diffPage(
      {
        said: 'a..b',
        commits: [],
        charts: [{ ...section, change, signatures: notesOf(house, 'pasteList').signatures }],
        screens: [],
        sentences: { added: [], gone: [], changed: [] },
        tests: [],
        hasAtlas: { before: false, after: false },
      },
      '',
      '',
    );

  it('are shown, and no longer count when the chart changes again', () => {
    expect(pageWith('abc')).toContain('<li class="yes">');
    expect(pageWith('abc')).toMatch(/王敏.*符合约定/);
    expect(pageWith('later')).toContain('<li class="stale">');
  });

  it('are taken from the own page alone', async () => {
    const { address, close } = await openReadingRoom(house, beside, 0);
    const origin = address.replace(/\/$/, '');
    const post = (headers: Record<string, string>, note: unknown = { ...SIGNED, name: '赵' }) =>
      fetch(`${address}notes`, { method: 'POST', headers, body: JSON.stringify(note) }).then(({ status }) => status);
    const json = { 'content-type': 'application/json' };
    expect(await post({ ...json, origin: 'http://elsewhere.example' })).toBe(400);
    expect(await post({ origin })).toBe(400);
    expect(await post({ ...json, origin })).toBe(200);
    expect(await fetch(`${address}%2e%2e/%2e%2e/shop/none`).then(({ status }) => status)).toBe(404);
    expect(readFileSync(join(beside, 'paste-list.notes.json'), 'utf8')).toContain('赵');
    close();
  });
});
