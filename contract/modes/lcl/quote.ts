import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { LclRates } from '../../../domain/modes/lcl/rates';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { serviceRates } from '../../offers/services';
import { lclEntries, lclOffer, namedRows } from './search';
import { hazardClass } from '../../../domain/modes/lcl/detail-shape';
import { quote } from '../../../domain/offer/offer-shape';

const byTon = v.object({ perTon: v.number(), leastTons: v.number() });

export const lclRates = v.object({
  ...serviceRates,
  leastTons: v.number(),
  unstackable: v.number(),
  ocean: v.number(),
  lowSulphur: v.number(),
  danger: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(v.number()))),
  perSubRisk: v.number(),
  hazards: v.record(v.string(), v.array(hazardClass)),
  manifest: v.nullable(v.object({ item: v.string(), perBill: v.number() })),
  handling: v.object({ general: byTon, danger: byTon }),
  terminal: v.number(),
  gate: byTon,
  document: v.number(),
  declaration: v.number(),
  label: v.object({ perPiece: v.number(), leastPieces: v.number() }),
  heavy: v.object({ perPiece: v.number(), overKg: v.number() }),
  long: v.object({ perPiece: v.number(), overCm: v.number() }),
  wholeBox: v.nullable(v.number()),
  deadFreight: v.object({ boxM3: v.number(), perBox: v.number() }),
}) as v.GenericSchema<unknown, LclRates>;

export const lclQuote = v.object({ ...quote.entries, search: v.object(lclEntries), offer: lclOffer, rates: lclRates });

export const quoteLcl = quoteEndpoint(
  'LCL',
  '锁定一班拼箱的费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.object({ ...lclEntries, offerId }), differentPorts(), namedRows()),
);
