import { describe, expect, it } from 'vitest';

import { unlistedFaults } from '../../../domain/order/blocks/listed';
import { CONSTANTS, isListed } from '../../../server/constants/catalogue';
import { ORDER_LISTS } from '../../../domain/order/lists';
import { orderFaultSentence } from '../../../src/copy/order-faults';
import { dangerousOrder, generalOrder } from '../../support/fcl-order';

describe('what was chosen from a list', () => {
  it('the gateway keeps every list an order is chosen from', () => {
    for (const list of ORDER_LISTS) expect(CONSTANTS.get(list)?.items.length, list).toBeGreaterThan(1);
  });

  it('nothing is said of an order whose codes all stand there', () => {
    expect(unlistedFaults(dangerousOrder, isListed)).toEqual([]);
    expect(unlistedFaults(generalOrder, isListed)).toEqual([]);
  });

  it('what was not chosen at all is another fault', () => {
    expect(unlistedFaults({ ...dangerousOrder, payType: '', services: [] }, () => true)).toEqual([]);
    expect(unlistedFaults({ ...dangerousOrder, payType: '' }, (list) => list !== 'payType')).toEqual([]);
  });

  it('an invoice nobody wants is not looked at', () => {
    const invoice = { wanted: false, title: '', taxNo: '', type: '77' };
    expect(unlistedFaults({ ...generalOrder, invoice }, isListed)).toEqual([]);
    expect(unlistedFaults({ ...generalOrder, invoice: { ...invoice, wanted: true } }, isListed)).toEqual([
      { path: 'invoice.type', code: 'notListed' },
    ]);
  });

  it('each field is named once, in words', () => {
    const [fault, ...others] = unlistedFaults({ ...generalOrder, services: ['A', 'B'] }, isListed);
    expect(others).toEqual([]);
    expect(fault && orderFaultSentence(fault)).toBe('没有这个选项，请从列表中重新选择');
  });
});
