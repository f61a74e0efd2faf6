import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { copiedOrder } from '../../../domain/order/drafts/copy';
import { nextOrderOf } from '../../../domain/order/form/split';
import { upgraded } from '../../../domain/order/drafts/upgraded';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

const paths = (form: typeof dangerousOrder) => FCL.faults(form, factsFor()).map(({ path }) => path);

describe('the agreement about charges', () => {
  it('is agreed to by itself, whatever was agreed to before', () => {
    expect(paths(dangerousOrder)).toEqual([]);
    expect(paths({ ...dangerousOrder, agreeCharges: false })).toEqual(['agreeCharges']);
    expect(FCL.required(dangerousOrder, factsFor())).toContain('agreeCharges');
    expect(FCL.stepOf('agreeCharges')).toBe('confirm');
  });

  it('is asked again of a copied order and of what was split off', () => {
    expect(copiedOrder(FCL, dangerousOrder).agreeCharges).toBe(false);
    expect(nextOrderOf({ ...dangerousOrder, later: [methanol] })?.agreeCharges).toBe(false);
  });

  it('was one with the protocol for who has a page of the release before open', () => {
    expect(upgraded({ agreeProtocol: true })).toEqual({ agreeProtocol: true, agreeCharges: true });
    expect(upgraded({ agreeProtocol: true, agreeCharges: false })).toEqual({
      agreeProtocol: true,
      agreeCharges: false,
    });
  });
});
