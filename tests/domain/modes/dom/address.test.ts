import { describe, expect, it } from 'vitest';

import { DOM_LOAD, domAddress, readDomQuery, withBar } from '../../../../domain/modes/dom/address';
import { queryFromSearch, missingParts, rowFaults, searchFromQuery } from '../../../../domain/modes/dom/asked';
import { DOM_SEARCH } from '../../../../domain/modes/dom/search-mode';

const FULL = '?org=CNTXG&dst=CNNSA&d=N&box=20GP*2&kg=21000&from=1101&to=4406&tax=6&etd=2026-12-01';

describe('address of the coastal search', () => {
  it('contains the whole question', () => {
    expect(searchFromQuery(readDomQuery(FULL))).toStrictEqual({
      orgPortCode: 'CNTXG',
      dstPortCode: 'CNNSA',
      isDanger: 'N',
      unNo: null,
      goods: null,
      boxType: '20GP',
      boxes: 2,
      kg: 21_000,
      isTrial: false,
      from: '1101',
      to: '4406',
      tax: '6',
      etd: '2026-12-01',
    });
  });

  it('asks nothing without the danger declaration', () => {
    const silent = readDomQuery('?org=CNTXG&dst=CNNSA&box=20GP*1');
    expect(silent.row.nature).toBe('');
    expect(missingParts(silent)).toStrictEqual(['nature']);
    expect(searchFromQuery(silent)).toBeNull();
  });

  it('uses an example weight for general goods only', () => {
    expect(searchFromQuery(readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=40HQ*1'))).toMatchObject({
      kg: 18_000,
      isTrial: true,
    });
    expect(searchFromQuery(readDomQuery('?org=CNTXG&dst=CNNSA&d=Y&un=1294'))).toMatchObject({
      isDanger: 'Y',
      isTrial: false,
    });
  });

  it('drops invalid values and does not replace a box type', () => {
    expect(readDomQuery('?org=CNSHA&dst=USLAX&d=N').dst).toBeNull();
    expect(readDomQuery(`${FULL}&from=9999`).row.from).toBe('');
    expect(readDomQuery(`${FULL}&tax=13`).row.tax).toBe('9');
    expect(missingParts(readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=40RH*1'))).toStrictEqual(['boxes']);
    expect(missingParts(readDomQuery('?org=CNTXG&dst=CNTXG&d=N'))).toStrictEqual(['dst']);
  });

  it('reports a weight over the payload of the box', () => {
    const heavy = readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=28300');
    expect([missingParts(heavy), rowFaults(heavy)]).toStrictEqual([['boxKg'], ['kg']]);
    expect(missingParts(readDomQuery('?org=CNTXG&dst=CNNSA&d=N&box=40HQ*1&kg=28300'))).toStrictEqual([]);
  });

  it('takes a typed weight and no example for an unreadable one', () => {
    const weighing = (kg: string) => readDomQuery(`?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=${encodeURIComponent(kg)}`);
    expect(searchFromQuery(weighing('24,500'))).toMatchObject({ kg: 24_500, isTrial: false });
    for (const kg of ['abc', '0', '-1', '1,2,3', '24 500'])
      expect([missingParts(weighing(kg)), searchFromQuery(weighing(kg))], kg).toStrictEqual([['boxKg'], null]);
  });

  it('is written as read, also from a gateway search', () => {
    const asked = readDomQuery(FULL);
    expect(readDomQuery(domAddress(asked).split('?')[1] ?? '')).toStrictEqual(asked);
    const search = searchFromQuery(asked);
    expect(search && searchFromQuery(queryFromSearch(search))).toStrictEqual(search);
    const { rows } = DOM_LOAD.read(FULL);
    expect(rows).toStrictEqual([asked.row]);
  });

  it('takes ports, boxes and day from the bar', () => {
    const bar = {
      org: { code: 'CNNSA' },
      dst: { code: 'CNTXG' },
      boxType: '40HQ',
      boxes: 3,
      etd: '2026-12-24',
    } as const;
    const asked = withBar(readDomQuery(FULL), bar);
    expect(asked).toMatchObject({ org: 'CNNSA', dst: 'CNTXG', boxType: '40HQ', boxes: 3, etd: '2026-12-24' });
    expect(asked.row, 'a door goes with its port').toStrictEqual({
      ...readDomQuery(FULL).row,
      from: '4406',
      to: '1101',
    });
    expect(withBar(asked, { ...bar, dst: { code: 'NLRTM' }, boxType: '20RF' })).toMatchObject({
      dst: null,
      boxType: null,
    });
  });

  it.each([
    ['CNNSA', 'CNTXG', '4406', '1101'],
    ['CNNSA', 'CNSHA', '4406', '1101'],
    ['CNSHA', 'CNTXG', '4406', '1101'],
    ['CNTXG', 'CNSHA', '1101', '4406'],
    ['CNSHA', 'CNNSA', '1101', '4406'],
    ['CNNSA', 'CNNSA', '1101', '4406'],
    ['CNDLC', 'CNSHA', '1101', '4406'],
    ['NLRTM', 'CNNSA', '1101', '4406'],
  ])('from %s to %s in the bar loads at %s and unloads at %s', (org, dst, from, to) => {
    const now = `?org=${org}&dst=${dst}&box=20GP*2`;
    const bar = { org: { code: org }, dst: { code: dst }, etd: '', boxType: '20GP', boxes: 2 } as const;
    const asked = readDomQuery(FULL);
    expect(withBar(asked, bar).row).toMatchObject({ from, to });
    expect(DOM_LOAD.moved?.(asked.row, FULL, now), 'as it is written into the address').toMatchObject({ from, to });
  });

  it('keeps the doors when no port is set', () => {
    const nowhere = readDomQuery('?d=N&from=1101&to=4406');
    const bar = { org: null, dst: null, etd: '', boxType: '20GP', boxes: 1 } as const;
    expect(withBar(nowhere, bar).row).toMatchObject({ from: '1101', to: '4406' });
  });

  it('carries the whole question to an enquiry', () => {
    const address = DOM_SEARCH.enquiryAt(readDomQuery('?org=CNTXG&dst=CNNSA&d=Y&un=1294&box=20GP*1'));
    expect(address).toBe('/enquiryFcl?org=CNTXG&dst=CNNSA&d=Y&un=1294&box=20GP*1&dom=Y');
  });
});
