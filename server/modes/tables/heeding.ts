import type { ModeId } from '../../../domain/modes';
import { railHeeding } from '../rail/heeding';
import type { Told } from '../../../domain/offer/notice';
import type { Quote } from '../../../domain/offer/offer';

/** A quote as it stands by now, with what the house says of places on its way. */
type Heeding<TQuote extends Quote = Quote> = { heeded(quote: TQuote, told: Told): TQuote };

/** The modes that pass places of which the house may have to say something. */
export const HEEDING: { readonly [TId in ModeId]?: Heeding } = { RAIL: { heeded: railHeeding } };
