import { expect, it } from 'vitest';

import { homePort } from '../../../../domain/modes/dom/ports';
import { isHomePort } from '../../../../domain/places/home-port';
import { isPlace, isPlaceText, findPlaceName, listPorts } from '../../../../server/world/ports/catalogue';

it.each([
  ['CNSHA', 'port'],
  ['FRA', 'airport'],
  ['RXA', 'station'],
  ['310100', 'city'],
] as const)('%s is a place of its kind (%s) only', (code, kind) => {
  const kinds = ['port', 'airport', 'station', 'city'] as const;
  expect(kinds.filter((one) => isPlace(code, one))).toEqual([kind]);
  expect(kinds.filter((one) => listPorts(one).some((port) => port.code === code))).toEqual([kind]);
});

it('unknown place is of no kind', () => {
  expect([isPlace('XXXXX', 'port'), isPlace('', 'city'), isPlaceText('上海 CNNGB', 'port')]).toEqual([
    false,
    false,
    false,
  ]);
});

it('place text is name and code, and the name only for a city', () => {
  expect([isPlaceText('上海 CNSHA', 'port'), isPlaceText('上海', 'port')]).toEqual([true, false]);
  expect([isPlaceText('上海', 'city'), isPlaceText('法兰克福 FRA', 'airport')]).toEqual([true, true]);
  expect([findPlaceName('CNSHA'), findPlaceName('XXXXX')]).toEqual(['上海', '']);
});

it('mainland sea ports by code are those open to coastal ships', () => {
  const codes = listPorts('port').map(({ code }) => code);
  const home = listPorts('port').flatMap((port) => (isHomePort(port) ? [port.code] : []));
  expect(home).toEqual(codes.filter((code) => homePort(code) !== undefined));
  expect(home).toHaveLength(18);
});
