import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { copiedOrder } from '../../../domain/order/drafts/copy';
import { buildNextOrder } from '../../../domain/order/form/split';
import { upgradeDraft } from '../../../domain/order/drafts/upgraded';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

const paths = (form: typeof dangerousOrder) => FCL.faults(form, factsFor()).map(({ path }) => path);

describe('charge agreement', () => {
  it('is required separately from other agreements', () => {
    expect(paths(dangerousOrder)).toEqual([]);
    expect(paths({ ...dangerousOrder, agreeCharges: false })).toEqual(['agreeCharges']);
    expect(FCL.required(dangerousOrder, factsFor())).toContain('agreeCharges');
    expect(FCL.stepOf('agreeCharges')).toBe('confirm');
  });

  it('is cleared in a copied or split-off order', () => {
    expect(copiedOrder(FCL, dangerousOrder).agreeCharges).toBe(false);
    expect(buildNextOrder({ ...dangerousOrder, later: [methanol] })?.agreeCharges).toBe(false);
  });

  it('follows the protocol agreement in a form of the previous release', () => {
    expect(upgradeDraft({ agreeProtocol: true })).toEqual({ agreeProtocol: true, agreeCharges: true });
    expect(upgradeDraft({ agreeProtocol: true, agreeCharges: false })).toEqual({
      agreeProtocol: true,
      agreeCharges: false,
    });
  });
});
