import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StationSketchView } from '../../../src/modes/cfs/station-sketch';

/** Phone and desktop have separate drawings; happy-dom renders both. */
const drawn = async (words: string) => (await screen.findAllByText(words)).length;

it('the station sketch routes dangerous goods to their area with its prohibitions', async () => {
  await person.opens(<StationSketchView isDanger="Y" />);
  expect(await screen.findAllByRole('img', { name: '站内路线：大门、地磅、危品作业区、出口' })).not.toHaveLength(0);
  expect(await drawn('严禁烟火')).toBe(2);
  expect(await drawn('3 危品作业区')).toBe(2);
});

it('the station sketch routes general goods to their warehouse without prohibitions', async () => {
  await person.opens(<StationSketchView isDanger="N" />);
  expect(await drawn('3 普货库')).toBe(2);
  expect(screen.queryByText('严禁烟火')).toBeNull();
  expect(screen.getByText('示意图，不按比例；以站内标识和门岗指挥为准。')).not.toBeNull();
});

it('the station sketch draws the route in a row on a wide screen and around a corner on a phone', async () => {
  await person.opens(<StationSketchView isDanger="N" />);
  await screen.findByText('示意图，不按比例；以站内标识和门岗指挥为准。');
  const ways = [...document.querySelectorAll('path[marker-end]')].map((way) => way.getAttribute('d') ?? '');
  const [wide, narrow] = [ways.slice(0, 3), ways.slice(3)];
  expect(
    wide.every((way) => /^M[\d ]+H\d+$/.test(way)),
    'side by side',
  ).toBe(true);
  expect(
    narrow.filter((way) => way.includes('V')),
    'one corner',
  ).toHaveLength(1);
});
