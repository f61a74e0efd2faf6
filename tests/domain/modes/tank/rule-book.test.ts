import { expect, it } from 'vitest';

import { TANK_FINDING_CODES } from '../../../../domain/modes/tank/finding';
import { OF_TANK } from '../../../../domain/modes/tank/rules-of-tank';
import { ON_WAY } from '../../../../domain/modes/tank/rules-on-way';

/** Said of a question or of a form as a whole: of its goods, its line or its quote, and of no tank. */
const OF_THE_WHOLE = ['tankDeclared', 'tankResembles', 'tankNobody', 'tankStale', 'tankOther'];

it('every rule has one condition, in the book of the tank or in that of its way', () => {
  expect([...OF_TANK.codes, ...ON_WAY.codes, ...OF_THE_WHOLE].toSorted()).toStrictEqual(TANK_FINDING_CODES.toSorted());
});
