import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { unlistedFaults } from '../../../domain/order/blocks/listed';
import { CONSTANTS, isListed } from '../../../server/world/constants/catalogue';
import { ORDER_LISTS, type ListCheck } from '../../../domain/order/form/lists';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import { dangerousOrder, generalOrder } from '../../support/fcl-order';

const unlisted = (form: FclForm, isKnown: ListCheck) => unlistedFaults(FCL.fields.choices(form, null), isKnown);

describe('codes chosen from lists', () => {
  it('have every list in the gateway', () => {
    for (const list of ORDER_LISTS) expect(CONSTANTS.get(list)?.items.length, list).toBeGreaterThan(1);
  });

  it('are all listed in a valid order', () => {
    expect(unlisted(dangerousOrder, isListed)).toEqual([]);
    expect(unlisted(generalOrder, isListed)).toEqual([]);
  });

  it('are not reported when empty', () => {
    expect(unlisted({ ...dangerousOrder, payType: '', services: [] }, () => true)).toEqual([]);
    expect(unlisted({ ...dangerousOrder, payType: '' }, (list) => list !== 'payType')).toEqual([]);
  });

  it('are not checked for an unwanted invoice', () => {
    const invoice = { wanted: false, title: '', taxNo: '', type: '77' };
    expect(unlisted({ ...generalOrder, invoice }, isListed)).toEqual([]);
    expect(unlisted({ ...generalOrder, invoice: { ...invoice, wanted: true } }, isListed)).toEqual([
      { path: 'invoice.type', code: 'notListed' },
    ]);
  });

  it('are reported once per field in words', () => {
    const [fault, ...others] = unlisted({ ...generalOrder, services: ['A', 'B'] }, isListed);
    expect(others).toEqual([]);
    expect(fault && orderFaultSentence(fault)).toBe('没有这个选项，请从列表中重新选择');
  });
});
