import { describe, expect, it } from 'vitest';

import { readDomQuery } from '../../../../domain/modes/dom/address';
import { missingParts, rowFaults, searchFromQuery } from '../../../../domain/modes/dom/asked';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { callsAnywhere } from '../../../../domain/modes/dom/loops';
import { DOM } from '../../../../domain/modes/dom/mode';
import { DOM_SEARCH } from '../../../../domain/modes/dom/search-mode';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { splitTax } from '../../../../domain/offer/charges';
import { transferFindings } from '../../../../domain/modes/dom/judging';
import { findOffer, listOffers } from '../../../../server/trade/modes/dom/offers';
import { journeysBetween } from '../../../../server/trade/modes/dom/departures';
import { domMode } from '../../../../server/trade/modes/dom/mode';
import { domFacts, domQuoteFor, domSearchOf, portDom, soundDom } from '../../../support/dom-order';
import { untouchedWorld } from '../../../support/untouched-world';

const NOW = untouchedWorld(Date.parse('2026-11-21T01:42:00Z'));
const PORTS = { from: null, to: null };
const on = (change: Partial<DomSearch>, world = NOW) => listOffers(domSearchOf(change), world);
const faults = (change: Partial<DomForm>) =>
  DOM.faults({ ...portDom, ...change }, domFacts()).map(({ path, code }) => `${path} ${code}`);
const price = (change: Partial<DomForm>) => DOM.price({ ...portDom, ...change }, domQuoteFor(), domFacts().goodsOf);
const NOTHING = { amount: 0, currency: '1' };
const load = (kg: string, count = '1') => ({ type: '20GP' as const, count, kg });

it('prints no address when no truck is ordered', () => {
  const noted = (change: Partial<DomForm>) => {
    const charges = { lines: [], totalUsd: NOTHING, totalYuan: NOTHING, notIncluded: [] };
    const order = { form: { ...soundDom, ...change }, quote: domQuoteFor(), charges, takings: [], alternative: null };
    return domMode.prints.note(order).own?.flatMap(([name, value]) => (value === '' ? [] : [name]));
  };
  expect(noted({})).toEqual(expect.arrayContaining(['提货地址', '送货地址']));
  expect(noted({ fromCity: '' })).not.toContain('提货地址');
  expect(noted({ toCity: '' })).not.toContain('送货地址');
});

describe('edge cases of coastal shipping', () => {
  it('1: offers no service at Shekou', () => {
    expect([callsAnywhere('CNSHK'), callsAnywhere('CNNSA')]).toEqual([false, true]);
    expect(journeysBetween('CNSHK', 'CNTXG', '2026-11-22', 8)).toEqual([]);
  });

  it('2: reports low water on the upper river without a charge', () => {
    const upwards = { ...PORTS, orgPortCode: 'CNSHA', dstPortCode: 'CNCKG' };
    const [winter] = on({ ...upwards, etd: '2027-01-04' });
    expect(winter?.detail.findings).toContainEqual(expect.objectContaining({ level: 'PASS', code: 'domLowWater' }));
  });

  it('3: gives no price for a city of another port', () => {
    expect(on({ from: '3701' }).every(({ price: told }) => told === null)).toBe(true);
    expect(faults({ fromCity: '3701' })).toContain('fromCity domDoorOther');
  });

  it('4: changes the total with the tax rate on the same net', () => {
    const [nine, six] = [price({ taxRate: '9' }), price({ taxRate: '6' })].map((told) => told && splitTax(told));
    expect(nine?.net).toBe(six?.net);
    expect(nine?.total).toBeGreaterThan(six?.total ?? 0);
  });

  it('5: refuses 28,300 kg in a twenty-foot container', () => {
    const asked = readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=28300');
    expect([rowFaults(asked), searchFromQuery(asked)]).toEqual([['kg'], null]);
    expect(faults({ loads: [load('28300')] })).toContain('loads.0.kg domPayload');
  });

  it('6: charges only the heavy containers of several rows', () => {
    const heavy = price({ loads: [load('24500', '2'), load('9000')] })?.lines.find(({ item }) => item === 'HVY');
    expect(heavy?.quantity).toBe(2);
  });

  it('7: closes a voyage a minute after its booking deadline', () => {
    const at = (time: string) =>
      findOffer(domSearchOf(), 'BCHU-CNTXG-CNNSA-261126', { ...NOW, now: Date.parse(time) })?.offer.state;
    expect(at('2026-11-24T10:01:00Z')).toBe('CLOSED');
    expect(at('2026-11-24T09:59:00Z')).not.toBe('CLOSED');
  });

  it('8: requires at least forty-eight hours between two ships', () => {
    for (const { detail } of on({ ...PORTS, orgPortCode: 'CNCKG' }))
      expect(detail.waitsHours).toBeGreaterThanOrEqual(48);
  });

  it('9: opens the page for dangerous goods by link, without a price, with an enquiry link', () => {
    const asked = readDomQuery('?org=CNTXG&dst=CNNSA&d=Y&un=1294&box=20GP*1');
    expect(missingParts(asked)).toEqual([]);
    expect(DOM_SEARCH.enquiryAt(asked)).toContain('/enquiryFcl?');
    const search = searchFromQuery(asked);
    expect(search && listOffers(search, NOW).every(({ price: told }) => told === null)).toBe(true);
  });

  it('10: leaves an unknown city empty without a fault', () => {
    const asked = readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&from=9999');
    expect([asked.row.from, missingParts(asked), rowFaults(asked)]).toEqual(['', [], []]);
  });

  it('11: marks too many containers as sold out with the number left', () => {
    const [open] = on({}).filter(({ state }) => state === 'OPEN');
    const left = open?.left[0]?.amount ?? 0;
    const taken = (id: string) => (id === open?.offerId ? left - 37 : 0);
    const same = on({ boxes: 50 }, { ...NOW, taken }).find(({ offerId }) => offerId === open?.offerId);
    expect([same?.state, same?.left[0]?.amount]).toEqual(['SOLD_OUT', 37]);
  });

  it('12: keeps the timetable in a holiday week', () => {
    expect(journeysBetween('CNTXG', 'CNNSA', '2027-02-01', 1)).toHaveLength(2);
  });

  it('13: reports an invoice for another company on the invoice only', () => {
    const other = faults({ invoiceType: 'VAT_SPECIAL', invoiceTitle: '' } as Partial<DomForm>);
    expect(other.every((one) => one.startsWith('invoice') || one.startsWith('tax'))).toBe(true);
  });
});

it.each<[what: string, search: Parameters<typeof on>[0], findings: string[]]>([
  ['a number that is dangerous, declared harmless', { isDanger: 'N', unNo: '1230' }, ['BLOCK domDeclared']],
  ['a number nobody knows, declared harmless', { isDanger: 'N', unNo: '9999' }, ['MANUAL domUnknown']],
  ['a number nobody knows', { isDanger: 'Y', unNo: '9999' }, ['MANUAL domUnknown', 'NEED_APPROVAL domDanger']],
])('reports the findings of %s on every way and never a pass', (_, search, findings) => {
  const offers = on(search);
  expect(offers.length).toBeGreaterThan(0);
  for (const { detail } of offers)
    expect(detail.findings.map(({ level, code }) => `${level} ${code}`)).toEqual(expect.arrayContaining(findings));
});

it('requires approval of a transfer within three days', () => {
  const said = (waitsHours: number | null) =>
    transferFindings({ waitsHours }).map(({ level, code }) => `${level} ${code}`);
  expect([71, 72].map(said)).toEqual([['NEED_APPROVAL domTransfer'], ['NEED_APPROVAL domTransfer']]);
  expect([73, null].map(said)).toEqual([[], []]);
});
