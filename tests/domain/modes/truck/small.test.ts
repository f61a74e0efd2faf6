import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../domain/modes/truck/mode';
import { truckQuestion } from '../../../../domain/modes/truck/search';
import { isTankTruck, VEHICLES } from '../../../../domain/modes/truck/vehicles';
import type { Charges } from '../../../../domain/offer/charges';
import type { TruckOffer, TruckQuote } from '../../../../domain/modes/truck/quote';
import { soundTruckOn, truckFacts, trucksFor, truckQuoteFor } from '../../../support/truck-order';

const WAY = 'org=3205&dst=4101&d=Y&un=1219&goods=异丙醇&etd=2026-12-07';
const limited = (kg: number, inner = '1 L', pieces = 800) => `${WAY}&kg=${kg}&m3=30&sm=LQ&inq=${inner}&pcs=${pieces}`;
const excepted = (pieces: number, inner = '30 ml', inners = 16) =>
  `${WAY}&kg=740&m3=3.4&sm=EQ&inq=${inner}&inn=${inners}&pcs=${pieces}`;
const SHARED = 'way=P&org=3101&dst=4401&d=Y&un=1307&pg=III&kg=850&m3=1.2&etd=2026-12-02';

const LITTLE = /^truck(?:Lq|Eq)/;
const itemsOf = (charges: Charges | null | undefined) => charges?.lines.map(({ item }) => item) ?? null;

const onList = ({ detail, price }: TruckOffer) => ({
  said: detail.findings.flatMap(({ code, level }) => (LITTLE.test(code) ? [`${level} ${code}`] : [])),
  items: itemsOf(price?.charges),
});

function inForm(quote: TruckQuote) {
  const form = soundTruckOn(quote);
  const facts = truckFacts(quote);
  return {
    said: TRUCK.acceptance(form, facts).findings.flatMap(({ code, level }) =>
      LITTLE.test(code) ? [`${level} ${code}`] : [],
    ),
    items: itemsOf(TRUCK.price(form, quote, facts.goodsOf)),
  };
}

const boxOn = (address: string) => trucksFor(address).filter(({ detail }) => detail.vehicle === 'BOX13')[0];

const AS_GENERAL = ['RF', 'TOLL'];
const AS_DANGEROUS = ['RF', 'DGS', 'TOLL', 'ESC', 'PARK'];

describe('limited and excepted quantities in a truck search', () => {
  it.each([
    ['10: eight tons of limited ones', limited(8000), ['PASS truckLq'], AS_GENERAL],
    ['10: a kilogram more', limited(8001), ['NEED_APPROVAL truckLqOver'], AS_DANGEROUS],
    ['12: a thousand packages of excepted ones', excepted(1000), ['PASS_CHECK_DGL truckEq'], AS_GENERAL],
  ])('%s have the same findings and price in list and form', (_, address, said, items) => {
    const offer = boxOn(address);
    expect(offer && onList(offer)).toEqual({ said, items });
    expect(inForm(truckQuoteFor(address))).toEqual({ said, items });
  });

  it.each([
    ['more in an inner packaging than the list allows', limited(6000, '1.1 L'), 'truckLqInner'],
    ['a package that is too heavy', limited(6000, '900 ml', 199), 'truckLqPackage'],
    ['a package too many', excepted(1001), 'truckEqPackages'],
    ['a millilitre more', excepted(640, '31 ml'), 'truckEqInner'],
    ['an inner packaging more', excepted(640, '30 ml', 17), 'truckEqOuter'],
  ])('are refused for %s with the form code and no price', (_, address, code) => {
    const offer = boxOn(address);
    expect(offer && onList(offer)).toEqual({ said: [`BLOCK ${code}`], items: null });
  });

  it('are refused for goods without a limit', () => {
    const offer = boxOn(`${WAY.replace('un=1219&goods=异丙醇', 'un=1093')}&kg=700&sm=LQ&inq=200 ml&pcs=90`);
    expect(offer && onList(offer)).toEqual({ said: ['BLOCK truckLqNone'], items: null });
  });

  it('are ignored in a tank', () => {
    const tankOf = (address: string) => trucksFor(address).find(({ detail }) => isTankTruck(VEHICLES[detail.vehicle]));
    const north = (more: string) => tankOf(`org=3703&dst=3101&d=Y&un=1294&goods=甲苯&kg=7200&etd=2026-12-07${more}`);
    const plain = north('');
    expect(plain).toBeDefined();
    expect(north('&sm=LQ&inq=1 L&pcs=640')).toEqual(plain);
  });

  it('share a truck with the same verdict in list and form', () => {
    const address = `${SHARED}&sm=LQ&inq=5 L&pcs=40`;
    const [plain] = trucksFor(SHARED).filter(({ state }) => state === 'OPEN');
    const same = trucksFor(address).find(({ offerId }) => offerId === plain?.offerId);
    expect(same && onList(same)).toEqual({ said: ['PASS truckLq'], items: ['LF'] });
    // Conflicts are reported as for dangerous goods, since the form may declare them otherwise.
    expect(same?.detail.part?.beside).toEqual(plain?.detail.part?.beside);
    expect(inForm(truckQuoteFor(address, 'BOX96'))).toEqual({ said: ['PASS truckLq'], items: ['LF'] });
  });

  it('10: add to those of others on the truck, and cost the dangerous surcharge above eight tons', () => {
    const quote = truckQuoteFor(`${SHARED}&sm=LQ&inq=5 L&pcs=40`, 'BOX96');
    const withAboard = (limitedKg: number): TruckQuote => {
      const { detail } = quote.offer;
      const part = detail.part && { ...detail.part, limitedKg };
      return { ...quote, offer: { ...quote.offer, detail: { ...detail, part } } };
    };
    expect(inForm(withAboard(7150))).toEqual({ said: ['PASS truckLq'], items: ['LF'] });
    expect(inForm(withAboard(7151))).toEqual({ said: ['NEED_APPROVAL truckLqOver'], items: ['LF', 'DGS'] });
  });

  it('need more input only when declared, and never for general or several goods', () => {
    const missing = (address: string) => truckQuestion.missing(truckQuestion.asked(`${WAY}&kg=900${address}`));
    expect(missing('')).toEqual([]);
    expect(missing('&sm=LQ')).toEqual(['inner', 'packages']);
    expect(missing('&sm=EQ&inq=30')).toEqual(['inners', 'packages', 'inner']);
    expect(missing('&sm=EQ&with=1294')).toEqual([]);
    const general = truckQuestion.asked('org=3205&dst=4101&d=N&goods=纯碱&kg=900&sm=LQ&inq=1 L&pcs=7');
    expect(truckQuestion.searchOf(general)).toMatchObject({ small: 'NONE', inner: null, inners: null, packages: null });
  });

  it('start the form as searched', () => {
    const [row] = soundTruckOn(truckQuoteFor(limited(7300, '750 ml', 410))).goods;
    expect(row).toMatchObject({ isLimited: true, innerQuantity: '750 ml', pieces: '410', grossKg: '7300' });
    const form = TRUCK.quoted(TRUCK.blank, truckQuoteFor(excepted(640, '25 ml', 18)));
    expect(form.goods[0]).toMatchObject({ isLimited: false, innerQuantity: '25 ml', pieces: '640' });
    expect(form.places).toMatchObject({ 1: { place: 'MIDDLE', excepted: true, inners: '18' } });
  });
});
