import { expect, it } from 'vitest';
import { filledPath } from '../../../src/effects/gateway/send';

it('fills the names in a path and leaves the rest to be sent', () => {
  expect(filledPath('/order/:orderNo/cancel', { orderNo: 'FC1', reason: '1' })).toEqual({
    path: '/order/FC1/cancel',
    rest: { reason: '1' },
  });
});

it('lets no value lead to another path', () => {
  expect(filledPath('/quote/:quoteId', { quoteId: '../user?x=1' }).path).toBe('/quote/..%2Fuser%3Fx%3D1');
});

it('leaves a path without names as it is', () => {
  expect(filledPath('/order/list', { current: '2' })).toEqual({ path: '/order/list', rest: { current: '2' } });
});

it('is never called without what the path names', () => {
  expect(() => filledPath('/order/:orderNo', {})).toThrow('orderNo');
});
