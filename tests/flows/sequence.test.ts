import { expect, it } from 'vitest';

import { machines } from '../../flows/list/machines';
import type { History } from '../../flows/live/deed';
import { sequenceOf } from '../../flows/atlas/sequence';

const HISTORY: History = {
  input: '',
  deeds: [
    { kind: 'event', at: [], type: 'code.request', sample: 'a mobile number' },
    { kind: 'done', at: [], actor: 'obtainProof', sample: 'proven' },
    { kind: 'done', at: [], actor: 'requestCode', sample: 'sent' },
  ],
};

it('tells who told whom, and which charts moved on by it', () => {
  const machine = machines.get('smsCountdown');
  if (!machine) throw new Error('no countdown');
  const { outside, charts, messages } = sequenceOf(machine, HISTORY);
  expect(outside).toEqual(['person', 'world']);
  expect(charts.map((chart) => chart.machine)).toContain('smsCountdown');
  expect(messages.filter(({ isPassedOn }) => !isPassedOn).map(({ from, to, step }) => [from, to, step])).toEqual([
    ['person', '', 1],
    ['world', '', 2],
    ['world', '', 3],
  ]);
});

it('is empty before anything has happened', () => {
  const machine = machines.get('smsCountdown');
  if (!machine) throw new Error('no countdown');
  expect(sequenceOf(machine, { input: '', deeds: [] }).messages).toEqual([]);
});
