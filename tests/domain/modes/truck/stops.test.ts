import { describe, expect, it } from 'vitest';

import { TRUCK } from '../../../../domain/modes/truck/mode';
import { blankTruck, type TruckForm } from '../../../../domain/modes/truck/form';
import { truckQuestion } from '../../../../domain/modes/truck/search';
import { TRUCK_SEARCH } from '../../../../domain/modes/truck/search-mode';
import { readFurtherStops } from '../../../../domain/modes/truck/search-stops';
import { sailingAdvice } from '../../../../src/copy/search/sailing-advice';
import { routePath } from '../../../../domain/routes';
import { AT_FOUR, AT_STOPS, soundTruckOn, truckFacts, truckQuoteFor, trucksFor } from '../../../support/truck-order';

const stopsIn = (address: string) => {
  const { org, pick2, pick3, via1, via2, dst } = truckQuestion.asked(address);
  return [org, pick2, pick3, via1, via2, dst];
};

describe('stops of a truck search', () => {
  it('are read as a list or by single keys, and written by keys', () => {
    expect(stopsIn('from=3101.3205&to=4101.6101')).toEqual(['3101', '3205', 'NONE', '4101', 'NONE', '6101']);
    expect(stopsIn('org=3101&pick2=3205&via1=4101&dst=6101')).toEqual(['3101', '3205', 'NONE', '4101', 'NONE', '6101']);
    expect(stopsIn('from=3101&to=4413.9999.3502')).toEqual(['3101', 'NONE', 'NONE', '4413', 'NONE', '3502']);
    const written = truckQuestion.address(routePath('truck'), truckQuestion.asked(AT_FOUR));
    expect(written).toMatch(/org=3101&dst=6101&.*pick2=3205&via1=4101/);
    expect(truckQuestion.asked(written.split('?')[1] ?? '')).toEqual(truckQuestion.asked(AT_FOUR));
  });

  it('are four at most, in order', () => {
    const said = (address: string) => truckQuestion.missing(truckQuestion.asked(`${address}&d=Y&un=1219&kg=900`));
    expect(said('from=3101.3205.3301&to=4101')).toEqual([]);
    expect(said('from=3101.3205.3301&to=4101.6101')).toEqual(['via1']);
    const tooMany = TRUCK_SEARCH.missing(truckQuestion.asked('from=3101.3205.3301&to=4101.6101&d=Y&un=1219&kg=900'));
    expect(tooMany, 'told by itself, and not as a figure').toEqual(['via1']);
    expect(sailingAdvice.missing.why.via1).toContain('提卸合计最多 4 处');
    expect(said('org=3101&dst=3101'), 'two addresses of one city').toEqual([]);
    const shared = truckQuestion.asked('way=P&org=3101&pick2=3205&dst=3101&d=Y&un=1219&kg=900&m3=2');
    expect(readFurtherStops(truckQuestion.said(shared)), 'whoever shares a truck says no stops').toEqual([]);
  });

  it('close a gap and drop none', () => {
    const gapped = truckQuestion.asked('org=3101&pick3=3205&via2=4101&dst=6101&d=Y&un=1219&kg=900');
    const two = [
      { isPickup: true, city: '3205' },
      { isPickup: false, city: '4101' },
    ];
    expect(readFurtherStops(gapped)).toEqual(two);
    const sent = truckQuestion.searchOf(gapped);
    expect(sent && readFurtherStops(sent), 'the same is asked of the gateway').toEqual(two);
    const drawn = truckQuestion.bar(gapped).flatMap(({ name }) => (/^(?:pick|via)/.test(name) ? [name] : []));
    expect(drawn, 'what is said is shown').toEqual(['pick3', 'via2']);
    const three = truckQuestion.asked('org=3101&pick3=3205&via1=4101&via2=3301&dst=6101&d=Y&un=1219&kg=900');
    expect(truckQuestion.missing(three)).toEqual(['via1']);
    const [offer] = trucksFor('org=3101&pick3=3205&via2=4101&dst=6101&d=Y&un=1219&kg=900&etd=2026-12-07');
    expect(offer?.detail.stops.map(({ city }) => city)).toEqual(['3205', '4101']);
  });

  it('offer one more field while there is room', () => {
    const drawn = (address: string) =>
      truckQuestion.bar(truckQuestion.asked(address)).flatMap(({ name }) => (/^(?:pick|via)/.test(name) ? [name] : []));
    expect(drawn('org=3101&dst=4401')).toEqual(['pick2', 'via1']);
    expect(drawn('org=3101&dst=4401&pick2=3205')).toEqual(['pick2', 'pick3', 'via1']);
    expect(drawn('org=3101&dst=4401&via1=3205&via2=3301')).toEqual(['via1', 'via2']);
    expect(drawn('way=P&org=3101&dst=4401')).toEqual([]);
  });
});

const THREE = AT_STOPS.replace('4413.3502', '3502');
const met = (form: TruckForm) => [form.pickAddress, form.stop1Address, form.stop2Address, form.dropAddress];
const filled = (quote: ReturnType<typeof truckQuoteFor>): TruckForm => ({
  ...TRUCK.quoted(blankTruck, quote),
  ...soundTruckOn(quote),
  pickAddress: '黄埔区开创大道 2 号',
  dropAddress: '海沧区港中路 6 号',
  stop1To: '2026-12-07T12:30',
});

describe('contacts at the stops of a form', () => {
  it('are required for each stop of the quote', () => {
    const paths = (address: string, vehicle: string) => {
      const quote = truckQuoteFor(address, vehicle);
      return TRUCK.faults(TRUCK.quoted(blankTruck, quote), truckFacts(quote)).flatMap(({ path }) =>
        path.startsWith('stop') ? [path] : [],
      );
    };
    const of = (stop: string) => [`${stop}Address`, `${stop}Contact`, `${stop}Phone`];
    expect(paths(THREE, 'BOX96')).toEqual([]);
    expect(paths(AT_STOPS, 'BOX96')).toEqual(of('stop1'));
    expect(paths(AT_FOUR, 'BOX13')).toEqual([...of('stop1'), ...of('stop2')]);
  });

  it('move with their city and are cleared without it', () => {
    const at = { ...truckQuoteFor(AT_STOPS, 'BOX96'), quoteId: 'Q1' };
    const form = filled(at);
    const other = (address: string) => ({ ...truckQuoteFor(address, 'BOX96'), quoteId: 'Q2' });
    expect(met(TRUCK.quoted(form, { ...at, quoteId: 'Q2' })), 'another truck the same way').toEqual(met(form));
    const direct = TRUCK.quoted(form, other(THREE));
    expect([...met(direct), direct.stop1To]).toEqual(['黄埔区开创大道 2 号', '', '', '海沧区港中路 6 号', '']);
    const longer = TRUCK.quoted(form, other(AT_STOPS.replace('4413.3502', '4301.4413.3502')));
    expect(met(longer)).toEqual(['黄埔区开创大道 2 号', '', '大亚湾石化大道 5 号', '海沧区港中路 6 号']);
    const elsewhere = TRUCK.quoted(form, other(AT_STOPS.replace('4413.3502', '4413.4501')));
    expect(met(elsewhere)).toEqual(['黄埔区开创大道 2 号', '大亚湾石化大道 5 号', '', '']);
  });

  it('are kept when a draft has no cities', () => {
    const at = truckQuoteFor(AT_STOPS, 'BOX96');
    expect(met(TRUCK.quoted({ ...filled(at), stopsAt: '', quoteId: 'Q0' }, at))).toEqual(met(filled(at)));
  });

  it('report a late stop at its own field', () => {
    const quote = truckQuoteFor(AT_STOPS, 'BOX96');
    const judged = (stop1To: string) =>
      TRUCK.faults({ ...soundTruckOn(quote), stop1To }, truckFacts(quote)).map(({ path, code }) => [path, code]);
    expect(judged('2026-12-07T12:24')).toEqual([['stop1To', 'truckWindow']]);
    expect(judged('2026-12-07T12:25')).toEqual([]);
  });

  it('charge the tail lift at every drop', () => {
    const quote = truckQuoteFor(AT_STOPS, 'BOX96');
    const form = { ...soundTruckOn(quote), unload: 'TAIL' as const };
    const lift = TRUCK.price(form, quote, truckFacts(quote).goodsOf)?.lines.find(({ item }) => item === 'LIFT');
    expect(lift?.quantity).toBe(2);
  });
});
