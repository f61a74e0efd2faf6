import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { ModeId } from '../../../../domain/mode-ids';
import type { Fit } from '../../../../domain/offer/fit';
import type { Offer } from '../../../../domain/offer/offer';

type NextFit<TDetail = unknown> = { of(offer: Offer<TDetail>): Fit['nextFit'] };

const lcl: NextFit<LclDetail> = { of: ({ detail }) => detail.nextFit };

export const NEXT_FITS: { readonly [TId in ModeId]?: NextFit } = { LCL: lcl };
