import { describe, expect, it } from 'vitest';

import { airAddress, readAirQuery } from '../../../domain/modes/air/address';
import type { CarryingMode } from '../../../domain/modes/carrying';
import { domAddress, readDomQuery } from '../../../domain/modes/dom/address';
import { flexiAddress, readFlexiQuery } from '../../../domain/modes/flexi/address';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { freightBegun, purchaseCarryingModes } from '../../../domain/modes/mall/begun-freight';
import { railAddress, readRailQuery, searchFromQuery } from '../../../domain/modes/rail/address';
import { RAIL } from '../../../domain/modes/rail/mode';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { truckQuestion } from '../../../domain/modes/truck/search';
import { askedAddress, readSailingsQuery } from '../../../domain/offer/sailing-address';
import type { PackForm } from '../../../domain/mall/product';
import { addressIn } from '../../../domain/offer/address-query';
import { mallQuoteFor } from '../../support/mall-order';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import { TRUCK_CASE } from '../../support/modes/cases/truck';

const PATH = '/search';

/** Reads an address as the search of the mode does, and writes it again. */
const REWRITTEN: Readonly<Record<CarryingMode, (words: string) => string>> = {
  FCL: (words) => askedAddress(PATH, readSailingsQuery(words)),
  LCL: (words) => lclQuestion.address(PATH, lclQuestion.asked(words)),
  AIR: (words) => airAddress(PATH, readAirQuery(words)),
  RAIL: (words) => railAddress(PATH, readRailQuery(words)),
  DOM: (words) => domAddress(readDomQuery(words)),
  TANK: (words) => tankQuestion.address(PATH, tankQuestion.asked(words)),
  FLEXI: (words) => flexiAddress(PATH, readFlexiQuery(words)),
  TRUCK: (words) => truckQuestion.address(PATH, truckQuestion.asked(words)),
};

const quote = mallQuoteFor('fetched');
const [epoxy, glycol] = quote.search.lines;
if (!epoxy || !glycol) throw new Error('lines are missing');

const bought = (line: typeof epoxy, form: PackForm, kg: number) => ({
  search: { ...quote.search, lines: [{ ...line, kg, sold: { ...line.sold, form } }], loads: [[0]] },
});
const PURCHASES = [
  ['dangerous drums', bought(epoxy, 'D200', 880)],
  ['drums of two boxes', bought(glycol, 'D200', 20_475)],
  ['dangerous bulk', bought(epoxy, 'BULK', 20_500)],
  ['bulk', bought(glycol, 'BULK', 20_500)],
  ['a bag', bought(glycol, 'BAG', 20_500)],
  ['mixed drums', quote],
] as const;

/** Empty figures at the end of a row say nothing. */
const wordsOf = (address: string) => {
  const { rows, ...words } = addressIn(address.slice(address.indexOf('?')));
  return rows === undefined ? words : { ...words, rows: rows.replaceAll(/~+(?=,|$)/g, '') };
};

describe('search begun for a purchase', () => {
  it.each(PURCHASES)('asks each mode only in words that it reads: %s', (_, purchase) => {
    const modes = purchaseCarryingModes(purchase);
    expect(modes.length).toBeGreaterThan(0);
    for (const mode of modes) {
      const { address } = freightBegun(mode, purchase);
      if (!address.includes('?')) continue;
      const said = wordsOf(address);
      expect(wordsOf(REWRITTEN[mode](address.slice(address.indexOf('?')))), mode).toMatchObject(said);
    }
  });

  it('says the weight that was bought in every mode whose search asks about weight', () => {
    const drums = bought(glycol, 'D200', 20_475);
    expect(readAirQuery(wordsIn('AIR', drums)).row).toMatchObject({ pieces: '91', kg: '22159' });
    const { boxes, row } = readDomQuery(wordsIn('DOM', drums));
    expect(boxes * Number(row.kg)).toBe(22_159);
    expect(truckQuestion.asked(wordsIn('TRUCK', drums))).toMatchObject({ kg: '22159' });
  });

  const drums = bought(glycol, 'D200', 20_475);
  const packed = { nameCn: '乙二醇', pieces: '91', grossKg: '22159', netKg: '20475', packKind: '1A1' };

  it('begins an order by rail with the packs and net weight of the purchase', () => {
    const search = searchFromQuery(readRailQuery(`${wordsIn('RAIL', drums)}&dst=RMA`));
    const { quote } = RAIL_CASE.samples[0].facts;
    if (!search || !quote) throw new Error('something is missing');
    expect(RAIL.quoted(RAIL.blank, { ...quote, quoteId: 'new', search }).goods).toMatchObject([packed]);
    const other = { ...quote, quoteId: 'new', search: { ...search, isDanger: 'Y' as const, unNo: '1230' } };
    expect(RAIL.quoted(RAIL.blank, other).goods, 'for other goods').toMatchObject([{ unNo: '1230', pieces: '' }]);
  });

  it('begins an order by truck with the packs and net weight of the purchase while the weight stands', () => {
    const asked = truckQuestion.asked(wordsIn('TRUCK', drums));
    const { quote } = TRUCK_CASE.samples[0].facts;
    if (!quote) throw new Error('there is no quote');
    const { offer } = quote;
    const cargo = { ...offer.detail.cargo, goodsId: 'meg', unNo: null, name: '乙二醇' };
    const goodsAt = (kg: string) => {
      const search = truckQuestion.searchOf({ ...asked, dst: '410100', kg });
      if (!search) throw new Error('the question is incomplete');
      const begun = {
        ...quote,
        quoteId: 'new',
        search,
        offer: { ...offer, detail: { ...offer.detail, cargo, others: [] } },
      };
      return TRUCK.quoted(TRUCK.blank, begun).goods;
    };
    expect(goodsAt('22159')).toMatchObject([packed]);
    expect(goodsAt('11000')).toMatchObject([{ nameCn: '乙二醇', pieces: '', grossKg: '11000', netKg: '' }]);
  });
});

function wordsIn(mode: CarryingMode, purchase: Parameters<typeof freightBegun>[1]): string {
  const { address } = freightBegun(mode, purchase);
  return address.slice(address.indexOf('?'));
}
