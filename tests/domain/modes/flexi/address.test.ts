import { describe, expect, it } from 'vitest';

import { FLEXI_LOAD, flexiAddress, readFlexiQuery, tankAddress } from '../../../../domain/modes/flexi/address';
import { missingParts, rowFaults, searchFromQuery } from '../../../../domain/modes/flexi/asked';
import { readSettings } from '../../../../domain/offer/sailing-settings';
import { FLEXI_SEARCH } from '../../../../domain/modes/flexi/search-mode';

const WHOLE =
  '?org=CNSHA&dst=NLRTM&d=N&goods=%E4%B9%99%E4%BA%8C%E9%86%87&vol=21600&rho=1.11&tf=25&layer=M&food=Y&heat=N';

describe('address of the flexitank search', () => {
  it('contains the whole question and is rebuilt from it', () => {
    const asked = readFlexiQuery(WHOLE);
    expect(searchFromQuery(asked)).toEqual({
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      goods: '乙二醇',
      kg: null,
      litres: 21_600,
      density: 1.11,
      loadTemp: 25,
      viscosity: null,
      layer: 'MULTI',
      food: 'Y',
      heat: 'N',
      unload: 'PUMP',
      etd: null,
    });
    expect(flexiAddress('', asked)).toBe(WHOLE);
  });

  it('reads no temperature and no litres from list settings', () => {
    const { row } = readFlexiQuery('?goods=乙二醇&rho=1.11&t=25&v=Y');
    expect(row).toMatchObject({ loadTemp: '', litres: '', density: '1.11' });
  });

  it('from the home page gives offers at once, without fake input', () => {
    const asked = readFlexiQuery('?org=CNSHA&dst=NLRTM&d=N&goods=甘油&etd=2026-12-09&box=20GP*1');
    expect(searchFromQuery(asked)).toMatchObject({
      goods: '甘油',
      kg: null,
      density: null,
      loadTemp: null,
      etd: '2026-12-09',
    });
    expect(missingParts(asked)).toEqual([]);
  });

  it.each([
    ['?org=CNSHA&dst=NLRTM&goods=x&d=Y', ['danger']],
    ['?org=CNSHA&dst=NLRTM&goods=x&un=1294&d=N', ['danger']],
    ['?d=Y', ['danger']],
    ['?goods=x', ['org', 'dst']],
    ['?org=CNSHA&dst=CNSHA', ['liquid', 'dst']],
    ['?org=CNSHA&dst=NLRTM&goods=x&rho=1.7', ['figures']],
  ])('asks for $1 when it is %s', (search, missing) => {
    expect(missingParts(readFlexiQuery(search))).toEqual(missing);
    expect(searchFromQuery(readFlexiQuery(search))).toBeNull();
  });

  it.each([
    ['rho=1.7', 'density'],
    ['rho=0.59', 'density'],
    ['tf=61', 'loadTemp'],
    ['vol=11500', 'litres'],
    ['vol=24500', 'litres'],
    ['q=0', 'tons'],
    ['q=1001', 'tons'],
    ['mu=0', 'viscosity'],
  ])('rejects %s', (word, part) => {
    expect(rowFaults(readFlexiQuery(`?${word}`).row)).toEqual([part]);
  });

  it('reads full-width digits and thousands separators', () => {
    expect(searchFromQuery(readFlexiQuery('?org=CNSHA&dst=NLRTM&goods=x&q=４０&vol=21,600'))).toMatchObject({
      kg: 40_000,
      litres: 21_600,
    });
  });

  it('carries all input to the tank search', () => {
    const asked = readFlexiQuery('?org=CNSHA&dst=NLRTM&goods=甲苯&q=40&tf=20&etd=2026-12-09');
    expect(tankAddress('/tankIndex', asked, '1294')).toBe(
      '/tankIndex?org=CNSHA&dst=NLRTM&d=Y&un=1294&goods=%E7%94%B2%E8%8B%AF&q=40&tf=20&etd=2026-12-09',
    );
    expect(tankAddress('/tankIndex', { ...asked, isDanger: 'Y' }, null)).toContain('d=Y&goods=');
  });

  it('keeps the bar fields and separates the day from the liquid', () => {
    const asked = readFlexiQuery(`${WHOLE}&etd=2026-12-09`);
    expect(FLEXI_SEARCH.inBar(asked)).toMatchObject({ org: 'CNSHA', dst: 'NLRTM', goods: '乙二醇', etd: '2026-12-09' });
    expect(FLEXI_SEARCH.widened(asked)).toBe(`/fluidBag${WHOLE}`);
    expect(FLEXI_SEARCH.widened({ ...asked, etd: null })).toBeNull();
    expect(FLEXI_SEARCH.isBlank(readFlexiQuery('?d=N'))).toBe(true);
  });

  it('shares no key with the list filters', () => {
    const every = FLEXI_LOAD.read(`${WHOLE}&q=40&mu=3&un=1294&unload=GRAVITY`);
    const words = Object.entries(FLEXI_LOAD.words(every)).map(([key, value]) => `${key}=${value ?? 'Y'}`);
    expect(readSettings(`?${words.join('&')}`)).toEqual(readSettings(''));
  });

  it('writes a row as it reads it', () => {
    const load = FLEXI_LOAD.read(WHOLE);
    const words = Object.entries(FLEXI_LOAD.words(load)).flatMap(([key, value]) =>
      value === null ? [] : [`${key}=${value}`],
    );
    expect(FLEXI_LOAD.read(`?${words.join('&')}`)).toEqual(load);
  });
});
