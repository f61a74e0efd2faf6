import { expect, it } from 'vitest';

import { homePort } from '../../../../domain/modes/dom/ports';
import { isHomePort } from '../../../../domain/places/home-port';
import { isPlace, isPlaceText, placeNamed, portsOf } from '../../../../server/world/ports/catalogue';

it.each([
  ['CNSHA', 'port'],
  ['FRA', 'airport'],
  ['RXA', 'station'],
  ['310100', 'city'],
] as const)('%s is a place of its kind (%s) and of no other', (code, kind) => {
  const kinds = ['port', 'airport', 'station', 'city'] as const;
  expect(kinds.filter((one) => isPlace(code, one))).toEqual([kind]);
  expect(kinds.filter((one) => portsOf(one).some((port) => port.code === code))).toEqual([kind]);
});

it('a place nobody knows is none', () => {
  expect([isPlace('XXXXX', 'port'), isPlace('', 'city'), isPlaceText('上海 CNNGB', 'port')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('a place is kept by its name and its code, a city by its name alone', () => {
  expect([isPlaceText('上海 CNSHA', 'port'), isPlaceText('上海', 'port')]).toEqual([true, false]);
  expect([isPlaceText('上海', 'city'), isPlaceText('法兰克福 FRA', 'airport')]).toEqual([true, true]);
  expect([placeNamed('CNSHA'), placeNamed('XXXXX')]).toEqual(['上海', '']);
});

it('the sea ports whose codes say that they are of the mainland are those a ship of the coast may call at', () => {
  const codes = portsOf('port').map(({ code }) => code);
  const home = portsOf('port').flatMap((port) => (isHomePort(port) ? [port.code] : []));
  expect(home).toEqual(codes.filter((code) => homePort(code) !== undefined));
  expect(home).toHaveLength(18);
});
