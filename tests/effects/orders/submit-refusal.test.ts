import { describe, expect, it } from 'vitest';

import { CODES, type Code } from '../../../contract/wire/envelope';
import { refusalOf } from '../../../src/effects/orders/submit-refusal';
import { QUOTE } from '../../../stories/order/quoted.fixtures';

const money = (amount: number) => ({ amount, currency: '2' });
const refused = (code: Code, data: unknown = null) => refusalOf({ code, message: '不行', data });

describe('a refused submission', () => {
  it.each([CODES.keyInUse, CODES.unexpected, CODES.unavailable])('%s leaves open whether there is an order', (code) => {
    expect(refused(code)).toEqual({ code: 'unknown' });
  });

  it('names the order that stands where its key belongs to another content', () => {
    const [orderNo, message] = ['FC261120ABCDEF', '不行'];
    expect(refused(CODES.keyReused, { orderNo })).toEqual({ code: 'alreadyMade', orderNo, message });
    expect(refused(CODES.keyReused), 'of a gateway that does not say it').toEqual({ code: 'unknown' });
  });

  it('names the order that was placed at the same quote, in another tab', () => {
    const [orderNo, message] = ['FC261120ABCDEF', '不行'];
    expect(refused(CODES.quoteLapsed, { orderNo })).toEqual({ code: 'alreadyMade', orderNo, message });
  });

  it.each([CODES.expired, CODES.sessionExpired])('%s asks for a person', (code) => {
    expect(refused(code)).toEqual({ code: 'anonymous' });
  });

  it('names the fields that are wrong', () => {
    const faults = [{ path: 'goods.0.unNo', code: 'unNo' }];
    expect(refused(CODES.orderRefused, { faults })).toEqual({ code: 'faults', faults });
  });

  it('tells older texts from wrong fields', () => {
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

  it('brings both prices, and the lines the gateway has counted', () => {
    const prices = { before: money(1), now: money(2) };
    expect(refused(CODES.priceChanged, prices)).toEqual({ code: 'priceChanged', ...prices, lines: [] });
    const freight = { item: 'OF', name: '海运费 20GP', unit: 'CTN', quantity: 1, part: 'SEA' };
    const lines = [{ ...freight, unitPrice: money(2), total: money(2) }];
    expect(refused(CODES.priceChanged, { ...prices, lines })).toEqual({ code: 'priceChanged', ...prices, lines });
  });

  it('says what the gateway says where its data cannot be read', () => {
    expect(refused(CODES.priceChanged, { now: 'two' })).toEqual({ code: 'refused', message: '不行' });
    expect(refused(CODES.orderRefused, 7)).toEqual({ code: 'refused', message: '不行' });
    expect(refused(CODES.cargoRefused)).toEqual({ code: 'cargoRefused', message: '不行' });
    expect(refused(CODES.bounded)).toEqual({ code: 'bounded', message: '不行' });
    expect(refused(CODES.tooMany)).toEqual({ code: 'refused', message: '不行' });
  });

  it('offers nothing else where nothing else was offered', () => {
    expect(refused(CODES.soldOut)).toEqual({ code: 'soldOut', alternatives: [] });
    expect(refused(CODES.quoteLapsed)).toEqual({ code: 'quoteLapsed' });
  });

  it('offers no other place where an hour is gone, of which the same place has others', () => {
    const ways = [QUOTE.offer];
    expect(refused(CODES.soldOut, { reason: 'soldOut', given: {}, ways })).toMatchObject({ alternatives: [{}] });
    expect(refused(CODES.soldOut, { reason: 'slotTaken', given: {}, ways })).toEqual({
      code: 'hourTaken',
      message: '不行',
    });
  });

  it('says in the words of the gateway what else than the offer is gone: a neighbour, a night', () => {
    expect(refused(CODES.soldOut, { reason: 'boxClash', given: {}, ways: [] })).toEqual({
      code: 'soldOut',
      alternatives: [],
      message: '不行',
    });
    expect(refused(CODES.soldOut, { reason: 'soldOut', ways: [] })).toEqual({ code: 'soldOut', alternatives: [] });
  });
});
