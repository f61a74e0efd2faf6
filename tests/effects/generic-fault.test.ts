import { expect, it } from 'vitest';

import { genericFault } from '../../src/effects/generic-fault';

const circle: Record<string, unknown> = {};
circle['self'] = circle;

it.each([
  ['its own message', new Error('断网'), { message: '断网', status: 500 }],
  ['itself in words', { code: 7 }, { message: '{"code":7}', status: 500 }],
  [
    'its own status before its answer’s',
    { message: 'x', status: 404, response: { status: 503 } },
    { message: 'x', status: 404 },
  ],
  ['the status of its answer', { message: 'x', response: { status: 503 } }, { message: 'x', status: 503 }],
  ['500 for a status that is none', { message: 'x', status: 'bad' }, { message: 'x', status: 500 }],
  ['500 for half a status', { message: 'x', status: 1.5 }, { message: 'x', status: 500 }],
  ['500 for no status at all', { message: 'x', status: 0 }, { message: 'x', status: 500 }],
  ['a plain word', 'broken', { message: '"broken"', status: 500 }],
  ['nothing', undefined, { message: 'undefined', status: 500 }],
  ['what cannot be serialised', circle, { message: '[object Object]', status: 500 }],
])('the generic fault reads %s', (_, error, fault) => {
  expect(genericFault(error)).toEqual(fault);
});
