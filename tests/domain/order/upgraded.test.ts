import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fclForm } from '../../../contract/modes/fcl/order';
import { upgradeDraft } from '../../../domain/order/drafts/upgraded';
import { dangerousOrder } from '../../support/fcl-order';

const { offerId, altOfferId, ...rest } = dangerousOrder;
const OLD = { sailingId: offerId, altSailingId: altOfferId, ...rest };

describe('form of the previous release', () => {
  it('is read under the current names', () => {
    expect(v.parse(fclForm, OLD)).toEqual(dangerousOrder);
    expect(v.parse(fclForm, dangerousOrder)).toEqual(dangerousOrder);
  });

  it('does not overwrite current names', () => {
    expect(upgradeDraft({ sailingId: 'old', offerId: 'new' })).toMatchObject({ offerId: 'new' });
  });

  it.each([null, 7, 'text', ['sailingId']])('%j is invalid', (kept) => {
    expect(upgradeDraft(kept)).toBe(kept);
    expect(v.safeParse(fclForm, kept).success).toBe(false);
  });
});
