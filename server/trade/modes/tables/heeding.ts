import type { ModeId } from '../../../../domain/mode-ids';
import { railHeeding, railPlaces } from '../rail/heeding';
import type { NoticePlace, NoticeLookup } from '../../../../domain/offer/notice';
import type { Quote } from '../../../../domain/offer/offer';

type Heeding<TQuote extends Quote = Quote> = {
  places: readonly NoticePlace[];
  /** A quote as it stands by now, with what the house says of places on its way. */
  heeded(quote: TQuote, told: NoticeLookup): TQuote;
};

/** The modes that pass places of which the house may have to say something. */
export const HEEDING: { readonly [TId in ModeId]?: Heeding } = {
  RAIL: { places: railPlaces, heeded: railHeeding },
};

export const NOTICE_PLACES: readonly NoticePlace[] = Object.values(HEEDING).flatMap(({ places }) => places);
