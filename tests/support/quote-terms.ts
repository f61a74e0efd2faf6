import type { ModeId } from '../../domain/mode-ids';
import type { Offer, Quote } from '../../domain/offer/offer';

/**
 * A quote keeps its price and terms; everything else is checked again when the order is placed. `kept`: search, sold
 * goods and price. `moment`: each field with its check in the transaction.
 */
type Terms = { kept: string; moment: Record<string, string> };

const JUDGED = 'faults and acceptance of the mode, over the form';
const HELD = 'takings and turns of the stock';
const CATALOGUE = 'ofTheMoment: the catalogue, held to the end of the transaction';

export const OF_QUOTE: Record<keyof Quote, string> = {
  quoteId: 'kept',
  mode: 'kept',
  state: 'quotes.forSubmit: its row, held',
  lockedUntil: 'kept',
  search: 'kept, by the mode below',
  offer: 'kept, by the table below',
  rates: 'kept, by the mode below',
  takers: JUDGED,
  orderNo: 'quotes.forSubmit: its row, held',
};

export const OF_OFFER: Record<keyof Offer, string> = {
  offerId: 'kept',
  mode: 'kept',
  supplier: 'kept',
  org: 'kept',
  dst: 'kept',
  leavesAt: 'kept',
  arrivesAt: 'kept',
  cutoffs: 'kept',
  closesAt: 'faults of the offer, by the clock of the order',
  state: 'faults of the offer, by the clock of the order',
  left: HELD,
  acceptance: JUDGED,
  price: 'kept, counted again over the form',
  detail: 'kept, by the mode below',
  takers: JUDGED,
  closures: 'closures.heldInside',
  surcharges: 'kept',
  calendar: 'the calendar of the moment',
};

type Parts = { search: Terms; detail: Terms; rates: Terms };
const kept = (words: string, moment: Terms['moment'] = {}): Terms => ({ kept: words, moment });

const NOT_BOOKED = ['ENQ'] as const;

export const OF_MODES: Record<Exclude<ModeId, (typeof NOT_BOOKED)[number]>, Parts> = {
  AIR: {
    search: kept('orgPortCode dstPortCode isDanger unNo group percent net soc wh pieces kg m3 sizes ready isTrial'),
    detail: kept('flight aircraft hours via landsAt ladder air upTo freighter', { takes: JUDGED }),
    rates: kept(
      'services inDangerFreight insurance security handling bill houseBill check checkMore danger dangerByUn hazards ladder fuel manifest',
    ),
  },
  CFS: {
    search: kept('port isDanger unNo goods boxType boxes tons cut isCutTyped'),
    detail: kept('station isInPort cut isCutTyped tons isTonsTyped fire first boards', { findings: JUDGED }),
    rates: kept(
      'load evening weekend unload leastTons certificate packer placard fork forkOverKg storage lash drayage wrap pallet photo weigh customs hazards',
    ),
  },
  DGD: {
    search: kept('type unNo brought from'),
    detail: kept('type hours canRush'),
    rates: kept('each extras bulk rushShare'),
  },
  DOM: {
    search: kept('orgPortCode dstPortCode isDanger unNo goods boxType boxes kg isTrial from to tax etd'),
    detail: kept('legs waitsHours transitDays freeTime', { findings: JUDGED }),
    rates: kept('handling dstHandling use seal papers heavy door insurance freight from to'),
  },
  FCL: {
    search: kept('orgPortCode dstPortCode isDanger boxes'),
    detail: kept('vessel voyage service via transitDays freeTime'),
    rates: kept('services inDangerFreight insurance names local usualClass notIncluded ocean surcharge'),
  },
  FLEXI: {
    search: kept('orgPortCode dstPortCode goods kg litres density loadTemp viscosity layer food heat unload etd'),
    detail: kept(
      'sailingId carrier mostKg vessel voyage via transitDays bags litres kg bag layer density loadTemp hasPad trial makes cold fitting others',
      { findings: JUDGED },
    ),
    rates: kept('share carriage notIncluded bag custom multi food foodBox fitting bulkhead pad far unload disposal'),
  },
  LCL: {
    search: kept('orgPortCode dstPortCode isDanger rows isStackable'),
    detail: kept('shed transitDays via fitShare breakEven tons', { boxes: HELD, box: HELD, nextFit: HELD }),
    rates: kept(
      'services inDangerFreight insurance leastTons unstackable lowSulphur danger perSubRisk hazards handling terminal gate document declaration label heavy long ocean manifest wholeBox deadFreight',
    ),
  },
  MALL: {
    search: kept('city way to heldUntil', { lines: 'kept, by the line below', loads: CATALOGUE }),
    detail: kept('city kg', { leadDays: CATALOGUE, gate: 'settings of the house, at each look' }),
    rates: kept('products send'),
  },
  RAIL: {
    search: kept('orgPortCode dstPortCode border isDanger unNo goods boxes isTrial owner heating hasPermit from'),
    detail: kept('line border transitDays freeDays perDay warmth paired instead', {
      takes: JUDGED,
      notice: 'HEEDING: notices of the moment',
      findings: JUDGED,
    }),
    rates: kept('services inDangerFreight insurance gauge liner station seal bill freight surcharge changes use heat'),
  },
  TANK: {
    search: kept(
      'orgPortCode dstPortCode isDanger unNo goods etd group kind leaseDays tons loadC hotC d15 d50 heating last isCleaned isFood',
    ),
    detail: kept('tank cargo excludes window plan voyage lease terms', { stock: HELD, findings: JUDGED }),
    rates: kept(
      'ocean surcharge hazardClass rent reposition cleaning grade last heating position nitrogen local isDanger days overdue deposit notIncluded',
    ),
  },
  TRUCK: {
    search: kept(
      'way orgCityCode dstCityCode isDanger unNo goods others rows etd group kg m3 small inner inners packages trucks hour dropFrom dropTo pick2 pick3 via1 via2 box tareKg trip crew',
    ),
    detail: kept('vehicle carrier base baseCn baseKm isClean cargo others stops km detourKm homeKm stretches backOn', {
      part: HELD,
      findings: JUDGED,
      waysOut: 'search: the loads that a refused truck takes; a quote is of one that is not refused',
    }),
    rates: kept(
      'factors groupOne toxic escort secondEscort yard stop lift freeHours fork wash permit round insurance cancel notIncluded perKm least share toll cold larger backShare waiting isBulk part',
    ),
  },
  WH: {
    search: kept('city isDanger unNo goods group tons pallets inDate days temp untold'),
    detail: kept('warehouse room away isInCity stay free leastGrams freeFrom gate fire goods rent', {
      classesInside: HELD,
      beside: HELD,
      majorInside: HELD,
      critical: HELD,
      criticalBy: HELD,
      split: HELD,
      apart: HELD,
      findings: JUDGED,
    }),
    rates: kept('tonDay palletDay tiers leastTons leastRent handIn handOut safety papers bonded label sample pallet'),
  },
};

export const OF_LINE: Terms = kept('productId pack kg rates', {
  sold: `${CATALOGUE}, but for what the pack adds to a kilogram`,
  grade: CATALOGUE,
  guarded: CATALOGUE,
  lots: CATALOGUE,
  isSendable: CATALOGUE,
  leadDays: CATALOGUE,
  row: CATALOGUE,
});

export const wordsOf = ({ kept: words, moment }: Terms): string[] => [...words.split(' '), ...Object.keys(moment)];
