import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { fclForm } from '../../../contract/modes/fcl/order';
import { upgraded } from '../../../domain/order/drafts/upgraded';
import { dangerousOrder } from '../../support/fcl-order';

/** As the release before has written it. */
const { offerId, altOfferId, ...rest } = dangerousOrder;
const OLD = { sailingId: offerId, altSailingId: altOfferId, ...rest };

describe('a form of the release before', () => {
  it('is read under the names of today', () => {
    expect(v.parse(fclForm, OLD)).toEqual(dangerousOrder);
    expect(v.parse(fclForm, dangerousOrder)).toEqual(dangerousOrder);
  });

  it('never writes over what has its name of today', () => {
    expect(upgraded({ sailingId: 'old', offerId: 'new' })).toMatchObject({ offerId: 'new' });
  });

  it.each([null, 7, 'text', ['sailingId']])('%j is no form', (kept) => {
    expect(upgraded(kept)).toBe(kept);
    expect(v.safeParse(fclForm, kept).success).toBe(false);
  });
});
