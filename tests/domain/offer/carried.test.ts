import { describe, expect, it } from 'vitest';

import { readLoad } from '../../../domain/modes/air/asked';
import { AIR_LOAD } from '../../../domain/modes/air/address';
import { AIR_SEARCH } from '../../../domain/modes/air/search-mode';
import { bySea } from '../../../domain/modes/air/list';
import { blankEnquiry } from '../../../domain/modes/enq/enquiry';
import { FCL } from '../../../domain/modes/fcl/mode';
import { lclQuestion } from '../../../domain/modes/lcl/search';
import { ownBoxAddress } from '../../../domain/modes/lcl/list';
import { LCL_SEARCH } from '../../../domain/modes/lcl/search-mode';
import { boxesHolding } from '../../../domain/offer/boxes-holding';
import {
  askedAddress,
  queryFromSearch,
  readSailingsQuery,
  carriedWords,
  searchFromQuery as sailingsOf,
} from '../../../domain/offer/sailing-address';
import { withCarried } from '../../../domain/order/goods/carried-goods';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { factsFor } from '../../support/fcl-order';

const SHARED = '?org=CNSHA&dst=NLRTM&d=Y&rows=1263~2~860~1.45,3082~1~380~0.4~320';

function ownBoxes(search: string): string {
  const asked = lclQuestion.searchOf(lclQuestion.asked(search));
  if (!asked) throw new Error('something is missing');
  return ownBoxAddress(asked);
}

describe('goods moved to a full container', () => {
  it('are carried row by row, in as many boxes as needed', () => {
    expect(ownBoxes(SHARED)).toBe(
      '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1263&box=20GP*1&rows=1263~2~860~1.45%2C3082~1~380~0.4',
    );
    expect(ownBoxes('?org=CNSHA&dst=SGSIN&d=N&rows=n~6~2300~30')).toBe(
      '/shippingFcl?org=CNSHA&dst=SGSIN&d=N&box=40GP*1&rows=n~6~2300~30',
    );
    expect(
      ownBoxes('?org=CNSHA&dst=SGSIN&d=N&rows=n~6~2300~23&stack=N'),
      'what bears nothing takes more room',
    ).toContain('box=40GP*1');
  });

  it.each([
    [{ kg: 1240, m3: 1.85 }, 320, '20GP', 1],
    [{ kg: 28_250, m3: 28 }, 0, '20GP', 1],
    [{ kg: 1000, m3: 1 }, 590, '40GP', 1],
    [{ kg: 1000, m3: 28.1 }, 0, '40GP', 1],
    [{ kg: 1000, m3: 60 }, 0, '40HQ', 1],
    [{ kg: 0, m3: 0 }, 0, '20GP', 1],
    [{ kg: 56_000, m3: 20 }, 0, '20GP', 2],
  ] as const)('%o with a longest piece of %i cm need %s × %i', (load, longest, boxType, boxes) => {
    expect(boxesHolding(load, longest)).toStrictEqual({ boxType, boxes });
  });

  it('come from air with packing group and size volume, or only with the goods of an example', () => {
    const row = { ...AIR_LOAD.blank, unNo: '1263', group: 'III', pieces: '8', kg: '260', size: '60×50×38×8' };
    expect(bySea(readLoad(row, 'Y'))).toBe('/shippingFcl?d=Y&un=1263&pg=III&box=20GP*1&rows=1263~8~260~0.912~III');
    const said = { ...AIR_LOAD.blank, unNo: '1040' };
    expect(bySea(readLoad(said, 'Y'))).toBe('/shippingFcl?d=Y&un=1040&box=20GP*1&rows=1040');
  });

  it('start an order, each in its own row', () => {
    const search = sailingsOf(readSailingsQuery(ownBoxes(SHARED).split('?')[1] ?? ''));
    if (!search) throw new Error('something is missing');
    const { quote } = factsFor('NLRTM', true, { search });
    if (!quote) throw new Error('there is no quote');
    const form = FCL.quoted(FCL.blank, quote);
    expect(form.goods.map(({ key, unNo, pieces, grossKg, volume }) => [key, unNo, pieces, grossKg, volume])).toEqual([
      ['1', '1263', '2', '860', '1.45'],
      ['2', '3082', '1', '380', '0.4'],
    ]);
    expect(queryFromSearch(search, null)).toMatchObject({ unNo: '1263', rows: '1263~2~860~1.45,3082~1~380~0.4' });
  });

  it('are read from the address up to the row limit', () => {
    const rows = (text: string) => readSailingsQuery(`?org=CNSHA&rows=${text}`).rows;
    expect([rows(''), rows('~~~'), rows('n~x~1e9~-1~IV')]).toStrictEqual([undefined, undefined, undefined]);
    expect(rows('12~3~4.5~<b>~II,n~1')).toBe('n~3~4.5~~II,n~1');
    expect(rows(Array.from({ length: 30 }, () => '1263~1').join(','))?.split(',')).toHaveLength(20);
    const asked = readSailingsQuery('?org=CNSHA&dst=NLRTM&d=Y&un=1263&rows=1263~2');
    expect(readSailingsQuery(askedAddress('', asked))).toStrictEqual(asked);
  });

  it('are kept with another day or box, and dropped with other goods', () => {
    const before = '?org=CNSHA&dst=NLRTM&d=Y&un=1263&box=20GP*1&rows=1263~2';
    expect(carriedWords(before, 'org=CNSHA&dst=NLRTM&d=Y&un=1263&box=40HQ*1&etd=2026-12-09')).toStrictEqual(['rows']);
    expect(carriedWords(before, 'org=CNSHA&dst=NLRTM&d=Y&un=1230')).toStrictEqual([]);
    expect(carriedWords(before, 'org=CNSHA&dst=NLRTM&d=N')).toStrictEqual([]);
    expect(carriedWords(before, 'org=CNSHA&dst=NLRTM&d=Y&un=1263&pg=I')).toStrictEqual([]);
  });

  it('are one row when one of several goods of a number was picked', () => {
    const search = sailingsOf(readSailingsQuery('?org=CNSHA&dst=NLRTM&d=Y&un=1263&pg=I&box=20GP*1'));
    if (!search) throw new Error('something is missing');
    const { quote } = factsFor('NLRTM', true, { search });
    if (!quote) throw new Error('there is no quote');
    const { goods } = FCL.quoted(FCL.blank, quote);
    expect(goods.map(({ unNo, packingGroup, pieces }) => [unNo, packingGroup, pieces])).toEqual([['1263', 'I', '']]);
    expect(askedAddress('', queryFromSearch(search, null))).toBe('?org=CNSHA&dst=NLRTM&d=Y&un=1263&pg=I&box=20GP*1');
    const harmless = readSailingsQuery('?org=CNSHA&dst=NLRTM&d=N&goods=x&un=1263&pg=I');
    expect(sailingsOf(harmless)?.rows, 'of goods that are not dangerous').toBeUndefined();
  });

  it('keep the entry that was picked by name, in the form and on the way back', () => {
    const asked = readSailingsQuery('?org=CNSHA&dst=NLRTM&d=Y&un=1263&goods=油漆/涂料&pg=II&box=20GP*1');
    const search = sailingsOf(asked);
    if (!search) throw new Error('something is missing');
    const { quote } = factsFor('NLRTM', true, { search });
    if (!quote) throw new Error('there is no quote');
    const [row] = FCL.quoted(FCL.blank, quote).goods;
    const { kind, goods } = row ? identifyGoods(row, 'Y') : {};
    expect([kind, goods?.map(({ nameCn }) => nameCn)]).toEqual(['known', ['油漆/涂料']]);
    expect(queryFromSearch(search, null)).toMatchObject({ unNo: '1263', goods: '油漆/涂料', group: 'II' });
    expect(queryFromSearch(search, null)).not.toHaveProperty('rows');
  });

  it('are carried to an enquiry', () => {
    expect(LCL_SEARCH.enquiryAt(lclQuestion.asked(SHARED))).toContain('rows=1263~2~860~1.45%2C3082~1~380~0.4');
    const half = { ...AIR_LOAD.blank, unNo: '1263', kg: '260' };
    const asked = { org: 'PVG', dst: 'FRA', isDanger: 'Y', row: half, ready: null } as const;
    expect(AIR_SEARCH.enquiryAt(asked), 'what was said so far').toContain('rows=1263~~260');
    const [named] = blankEnquiry.goods;
    if (!named) throw new Error('there is no row');
    const form = { ...blankEnquiry, goods: [{ ...named, unNo: '1263', nameCn: '油漆', packingGroup: 'I' as const }] };
    const { goods } = withCarried(form, '1263~2~860~1.45,3082~1');
    expect(goods.map(({ unNo, nameCn, pieces, grossKg }) => [unNo, nameCn, pieces, grossKg])).toEqual([
      ['1263', '油漆', '2', '860'],
      ['3082', '', '1', ''],
    ]);
    expect(withCarried(form, '1263~2~~~III').goods[0], 'another entry is another one').toMatchObject({
      nameCn: '',
      packingGroup: 'III',
    });
    expect(withCarried(form, '')).toBe(form);
  });
});
