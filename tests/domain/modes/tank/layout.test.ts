import { expect, it } from 'vitest';

import { FIELDS, TANK_STEPS } from '../../../../domain/modes/tank/form';
import { TANK_LAYOUT } from '../../../../domain/modes/tank/layout';
import { fieldStep } from '../../../../domain/modes/tank/rules';
import type { Place } from '../../../../domain/order/form/layout';

const fieldsIn = <TField extends string>(places: readonly Place<TField, string, string>[]): TField[] =>
  places.flatMap((place) => {
    if (typeof place === 'string') return [];
    if ('within' in place) return fieldsIn(place.within);
    return [...(place.wide ?? []), ...place.fields];
  });

it('shows every tank field once, on the step of its faults', () => {
  const drawn = TANK_STEPS.flatMap((step) => fieldsIn(TANK_LAYOUT[step]).map((field) => [field, step]));
  expect(drawn).toHaveLength(Object.keys(FIELDS).length);
  expect(new Set(drawn.map(([field]) => field))).toEqual(new Set(Object.keys(FIELDS)));
  expect(drawn.filter(([field = '', step]) => fieldStep(field) !== step)).toEqual([]);
});
