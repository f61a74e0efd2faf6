import { describe, expect, it } from 'vitest';

import { axleOver } from '../../../../domain/modes/truck/axles';
import { simulateJourney } from '../../../../domain/modes/truck/driving';
import { isDeck, VEHICLES } from '../../../../domain/modes/truck/vehicles';
import { parseMoment, momentTyped } from '../../../../domain/values/moments';

const arrives = (km: number, from: string, of: Partial<{ drivers: number; isDanger: boolean }> = {}) =>
  momentTyped(simulateJourney(km, parseMoment(from) ?? 0, { drivers: 1, isDanger: true, ...of }).arrivesAt);

describe('journey hours', () => {
  it.each([
    [946, '2026-12-07T08:00', {}, '2026-12-08T15:36'],
    [1515, '2026-12-07T18:00', {}, '2026-12-10T18:27'],
    [1515, '2026-12-07T18:00', { drivers: 2 }, '2026-12-09T08:47'],
    [102, '2026-12-07T23:30', {}, '2026-12-08T07:09'],
    [102, '2026-12-07T23:30', { isDanger: false }, '2026-12-08T01:09'],
    [946, '2026-12-11T17:00', {}, '2026-12-13T06:36'],
  ])('E2, E13: %i km from %s, %o, end at %s', (km, from, of, at) => {
    expect(arrives(km, from, of)).toBe(at);
  });

  it('list the stretches of the journey', () => {
    const { stretches } = simulateJourney(946, parseMoment('2026-12-07T08:00') ?? 0, { drivers: 1, isDanger: true });
    expect(stretches.map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual([
      'DRIVE 240',
      'BREAK 20',
      'DRIVE 240',
      'OFF 460',
      'NIGHT 360',
      'OFF 120',
      'DRIVE 240',
      'OFF 20',
      'DRIVE 196',
    ]);
  });
});

describe('truck axles', () => {
  it('E1 report the overloaded end and the least shift of the goods', () => {
    const { BOX13 } = VEHICLES;
    const beam = isDeck(BOX13) ? BOX13.beam : null;
    expect(beam && axleOver(beam, [{ kg: 24_000, at: 6.5 }])).toBeNull();
    expect(beam && axleOver(beam, [{ kg: 24_000, at: 4.4 }])).toEqual({
      end: '前',
      kg: 20_773,
      mostKg: 18_000,
      way: '后',
      metres: 1.1,
    });
  });

  it('carry every truck that is full and evenly loaded', () => {
    const decks = Object.values(VEHICLES).flatMap((vehicle) => (isDeck(vehicle) && vehicle.beam ? [vehicle] : []));
    const overs = decks.map(
      ({ beam, payloadKg, lengthM }) => beam && axleOver(beam, [{ kg: payloadKg, at: lengthM / 2 }]),
    );
    expect(overs).toEqual([null, null, null, null]);
  });
});
