import { describe, expect, it } from 'vitest';

import { AIR_LOAD, airAskedIn } from '../../../../domain/modes/air/address';
import { isUntold, loadOf, rowFaults, searchOf } from '../../../../domain/modes/air/asked';
import { glanceAt } from '../../../../domain/modes/air/glance';
import { AIR_LIST } from '../../../../domain/modes/air/list';
import { repacked } from '../../../../domain/modes/air/smaller';
import { settingsIn } from '../../../../domain/offer/sailing-settings';
import { TYPED } from '../../../../stories/modes/air.fixtures';

const HOME = '?org=PVG&dst=SIN&d=Y&un=1090';
const search = (more: string) => searchOf(airAskedIn(`${HOME}${more}`));

describe('amounts that nobody has said', () => {
  it('are an example, which stands in no field as if it had been typed', () => {
    const { row } = airAskedIn(HOME);
    expect([row.pieces, row.kg, row.m3, row.size]).toStrictEqual(['', '', '', '']);
    expect(search('')).toMatchObject({ isTrial: true, pieces: 1, kg: 100, m3: 0.6 });
    expect(glanceAt(row, 'Y')).toMatchObject({ isTrial: true, pieces: 1, weight: { charged: 100 } });
  });

  it('are never put beside one that was: then the others are asked for', () => {
    const { row } = airAskedIn(`${HOME}&kg=500`);
    expect(rowFaults(row, 'Y')).toStrictEqual(['pieces', 'm3']);
    expect(search('&kg=500')).toBeNull();
    expect(glanceAt(row, 'Y').isTrial).toBe(false);
  });

  it('are as much as the example only by what was typed', () => {
    expect(search('&pcs=1&kg=100&m3=0.6')).toMatchObject({ isTrial: false, pieces: 1, kg: 100, m3: 0.6 });
    const load = AIR_LOAD.read(`${HOME}&pcs=1&kg=100&m3=0.6`);
    expect(AIR_LOAD.words(load)).toMatchObject({ pcs: '1', kg: '100', m3: '0.6' });
  });

  it.each(['&pcs=abc', '&kg=-5', '&m3=1e9', '&size=60~50', '&pcs=%3Cb%3E'])(
    'are not those that cannot be read: an address with %s is asked about, not answered with an example',
    (more) => {
      expect(isUntold(airAskedIn(`${HOME}${more}`).row)).toBe(false);
      expect(search(more)).toBeNull();
    },
  );

  it('are asked for again where packages would weigh less than what is in them', () => {
    const powder = { ...TYPED, unNo: '1823', group: '', net: '50', pieces: '2', m3: '0.1' };
    expect(rowFaults({ ...powder, kg: '10' }, 'Y')).toStrictEqual(['net']);
    expect(rowFaults({ ...powder, kg: '101' }, 'Y')).toStrictEqual([]);
    expect(
      rowFaults({ ...powder, net: '200', kg: '', pieces: '', m3: '' }, 'Y'),
      'an example weighs nothing',
    ).toStrictEqual([]);
  });
});

describe('smaller packages', () => {
  const smaller = (change: Partial<typeof TYPED>) => glanceAt({ ...TYPED, ...change }, 'Y').smaller;

  it('are the largest that are made and that the next aircraft takes, as many as hold all of it', () => {
    expect(smaller({})).toStrictEqual({ aircraft: 'P', net: 50, unit: 'L', most: 60, pieces: 4 });
    expect(smaller({ net: '61', pieces: '3' })).toMatchObject({ net: 50, pieces: 4 });
    expect(smaller({ net: '230' }), 'a freighter first, where not even that takes it').toMatchObject({
      aircraft: 'F',
      net: 200,
      pieces: 2,
    });
  });

  it('are none where it flies as it is, never flies, or no passenger aircraft takes any', () => {
    expect(smaller({ net: '50' })).toBeNull();
    expect(smaller({ unNo: '1040', group: '', net: '1' })).toBeNull();
    expect(smaller({ unNo: '3480', group: '', net: '10' })).toBeNull();
    expect(smaller({ group: '' })).toBeNull();
  });

  it('do not count the pieces of an example, nor keep sizes that are no longer theirs', () => {
    const trial = { ...TYPED, pieces: '', kg: '', m3: '' };
    const few = glanceAt(trial, 'Y').smaller;
    expect(few).toMatchObject({ net: 50, pieces: null });
    expect(few && repacked(trial, few)).toStrictEqual({ net: '50' });
    const sized = { ...TYPED, m3: '', size: '60×60×90×1' };
    const more = glanceAt(sized, 'Y').smaller;
    expect(more && repacked(sized, more)).toStrictEqual({ net: '50', pieces: '4', size: '', m3: '0.324' });
    const large = { ...sized, size: '120×120×90×1' };
    const asked = glanceAt(large, 'Y').smaller;
    expect(asked && repacked(large, asked)).toMatchObject({ size: '', m3: '' });
  });
});

it.each([
  ['net', '1.234', 1.234],
  ['net', '1.2345', null],
  ['wh', '99.999', 99.999],
  ['wh', '99.9999', null],
  ['percent', '30.25', 30.25],
  ['percent', '30.255', null],
  ['soc', '30', 30],
  ['soc', '30.5', null],
] as const)(
  'dangerous goods are read as exactly as they are weighed, and never rounded: %s of %s',
  (name, typed, read) => {
    expect(loadOf({ ...TYPED, [name]: typed }, 'Y')[name]).toBe(read);
    expect(loadOf({ ...TYPED, [name]: typed }, 'N')[name], 'nothing of it is asked of harmless goods').toBeNull();
  },
);

it('a list is narrowed to the aircraft there are, and by no other word', () => {
  const kinds = (word: string) => settingsIn(`?kind=${word}`, AIR_LIST.names).filter.kinds;
  expect([kinds('F'), kinds('P'), kinds('F.P')]).toStrictEqual([['F'], ['P'], ['F', 'P']]);
  for (const word of ['Q', 'f', 'FP', '%3Cb%3E', '']) expect(kinds(word), word).toStrictEqual([]);
});
