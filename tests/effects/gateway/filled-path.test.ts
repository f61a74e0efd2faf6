import { expect, it } from 'vitest';
import { filledPath } from '../../../src/effects/gateway/send';

it('the path builder fills the parameters of a path and returns the rest', () => {
  expect(filledPath('/order/:orderNo/cancel', { orderNo: 'FC1', reason: '1' })).toEqual({
    path: '/order/FC1/cancel',
    rest: { reason: '1' },
  });
});

it('the path builder escapes values so that none changes the path', () => {
  expect(filledPath('/quote/:quoteId', { quoteId: '../user?x=1' }).path).toBe('/quote/..%2Fuser%3Fx%3D1');
});

it('the path builder leaves a path without parameters unchanged', () => {
  expect(filledPath('/order/list', { current: '2' })).toEqual({ path: '/order/list', rest: { current: '2' } });
});

it('the path builder throws when a path parameter is missing', () => {
  expect(() => filledPath('/order/:orderNo', {})).toThrow('orderNo');
});
