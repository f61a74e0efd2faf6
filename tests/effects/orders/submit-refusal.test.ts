import { describe, expect, it } from 'vitest';

import { CODES, type Code } from '../../../contract/wire/envelope';
import { submitFailureFrom } from '../../../src/effects/orders/submit-refusal';
import { QUOTE } from '../../../stories/order/quoted.fixtures';

const money = (amount: number) => ({ amount, currency: '2' });
const refused = (code: Code, data: unknown = null) => submitFailureFrom({ code, message: '不行', data });

describe('refused submission', () => {
  it.each([CODES.keyInUse, CODES.unexpected, CODES.unavailable])('%s is unknown', (code) => {
    expect(refused(code)).toEqual({ code: 'unknown' });
  });

  it('returns the existing order when its key belongs to other content', () => {
    const [orderNo, message] = ['FC261120ABCDEF', '不行'];
    expect(refused(CODES.keyReused, { orderNo })).toEqual({ code: 'alreadyMade', orderNo, message });
    expect(refused(CODES.keyReused), 'of a gateway that does not say it').toEqual({ code: 'unknown' });
  });

  it('returns the order placed at the same quote in another tab', () => {
    const [orderNo, message] = ['FC261120ABCDEF', '不行'];
    expect(refused(CODES.quoteLapsed, { orderNo })).toEqual({ code: 'alreadyMade', orderNo, message });
  });

  it.each([CODES.expired, CODES.sessionExpired])('%s requires login', (code) => {
    expect(refused(code)).toEqual({ code: 'anonymous' });
  });

  it('returns the faulty fields', () => {
    const faults = [{ path: 'goods.0.unNo', code: 'unNo' }];
    expect(refused(CODES.orderRefused, { faults })).toEqual({ code: 'faults', faults });
  });

  it('distinguishes changed texts from faulty fields', () => {
    const data = { faults: [{ path: 'agreeProtocol', code: 'required' }], protocolVersion: '2027-01-01' };
    expect(refused(CODES.orderRefused, data)).toEqual({
      code: 'textsChanged',
      old: { isProtocolOld: true, charges: null },
    });
    const charges = { faults: [{ path: 'agreeCharges', code: 'required' }], chargesEdition: '2027-02-03' };
    expect(refused(CODES.orderRefused, charges)).toEqual({
      code: 'textsChanged',
      old: { isProtocolOld: false, charges: '2027-02-03' },
    });
  });

  it('returns both prices and the lines of the gateway', () => {
    const prices = { before: money(1), now: money(2) };
    expect(refused(CODES.priceChanged, prices)).toEqual({ code: 'priceChanged', ...prices, lines: [] });
    const freight = { item: 'OF', name: '海运费 20GP', unit: 'CTN', quantity: 1, part: 'SEA' };
    const lines = [{ ...freight, unitPrice: money(2), total: money(2) }];
    expect(refused(CODES.priceChanged, { ...prices, lines })).toEqual({ code: 'priceChanged', ...prices, lines });
  });

  it('shows the message of the gateway when its data is unreadable', () => {
    expect(refused(CODES.priceChanged, { now: 'two' })).toEqual({ code: 'refused', message: '不行' });
    expect(refused(CODES.orderRefused, 7)).toEqual({ code: 'refused', message: '不行' });
    expect(refused(CODES.cargoRefused)).toEqual({ code: 'cargoRefused', message: '不行' });
    expect(refused(CODES.bounded)).toEqual({ code: 'bounded', message: '不行' });
    expect(refused(CODES.tooMany)).toEqual({ code: 'refused', message: '不行' });
  });

  it('has no alternatives when none are offered', () => {
    expect(refused(CODES.soldOut)).toEqual({ code: 'soldOut', alternatives: [] });
    expect(refused(CODES.quoteLapsed)).toEqual({ code: 'quoteLapsed' });
  });

  it('reports a taken hour instead of alternatives', () => {
    const ways = [QUOTE.offer];
    expect(refused(CODES.soldOut, { reason: 'soldOut', given: {}, ways })).toMatchObject({ alternatives: [{}] });
    expect(refused(CODES.soldOut, { reason: 'slotTaken', given: {}, ways })).toEqual({
      code: 'hourTaken',
      message: '不行',
    });
  });

  it('shows the message of the gateway when something other than the offer is gone', () => {
    expect(refused(CODES.soldOut, { reason: 'boxClash', given: {}, ways: [] })).toEqual({
      code: 'soldOut',
      alternatives: [],
      message: '不行',
    });
    expect(refused(CODES.soldOut, { reason: 'soldOut', ways: [] })).toEqual({ code: 'soldOut', alternatives: [] });
  });
});
