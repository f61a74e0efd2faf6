import type { ModeId } from '../../../../domain/mode-ids';
import { railHeeding, railPlaces } from '../rail/heeding';
import type { NoticePlace, NoticeLookup } from '../../../../domain/offer/notice';
import type { Quote } from '../../../../domain/offer/offer';

type Heeding<TQuote extends Quote = Quote> = {
  places: readonly NoticePlace[];
  heeded(quote: TQuote, told: NoticeLookup): TQuote;
};

export const HEEDING: { readonly [TId in ModeId]?: Heeding } = {
  RAIL: { places: railPlaces, heeded: railHeeding },
};

export const NOTICE_PLACES: readonly NoticePlace[] = Object.values(HEEDING).flatMap(({ places }) => places);
