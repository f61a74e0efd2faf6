import { describe, expect, it } from 'vitest';

import { DOM_LOAD, domAddress, domAskedIn, withBar } from '../../../../domain/modes/dom/address';
import { askedBy, missingIn, rowFaults, searchOf } from '../../../../domain/modes/dom/asked';
import { DOM_SEARCH } from '../../../../domain/modes/dom/search-mode';

const FULL = '?org=CNTXG&dst=CNNSA&d=N&box=20GP*2&kg=21000&from=1101&to=4406&tax=6&etd=2026-12-01';

describe('the address of a search within the country', () => {
  it('says everything the gateway is asked', () => {
    expect(searchOf(domAskedIn(FULL))).toStrictEqual({
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

  it('asks about nothing while nobody has said whether the goods are dangerous', () => {
    const silent = domAskedIn('?org=CNTXG&dst=CNNSA&box=20GP*1');
    expect(silent.row.nature).toBe('');
    expect(missingIn(silent)).toStrictEqual(['nature']);
    expect(searchOf(silent)).toBeNull();
  });

  it('calls a weight that nobody has said an example, and asks none of dangerous goods', () => {
    expect(searchOf(domAskedIn('?org=CNTXG&dst=CNNSA&d=N&box=40HQ*1'))).toMatchObject({ kg: 18_000, isTrial: true });
    expect(searchOf(domAskedIn('?org=CNTXG&dst=CNNSA&d=Y&un=1294'))).toMatchObject({ isDanger: 'Y', isTrial: false });
  });

  it('leaves out what it says wrongly, and never takes a box for another', () => {
    expect(domAskedIn('?org=CNSHA&dst=USLAX&d=N').dst).toBeNull();
    expect(domAskedIn(`${FULL}&from=9999`).row.from).toBe('');
    expect(domAskedIn(`${FULL}&tax=13`).row.tax).toBe('9');
    expect(missingIn(domAskedIn('?org=CNTXG&dst=CNNSA&d=N&box=40RH*1'))).toStrictEqual(['boxes']);
    expect(missingIn(domAskedIn('?org=CNTXG&dst=CNTXG&d=N'))).toStrictEqual(['dst']);
  });

  it('asks again where a box holds no such weight', () => {
    const heavy = domAskedIn('?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=28300');
    expect([missingIn(heavy), rowFaults(heavy)]).toStrictEqual([['boxKg'], ['kg']]);
    expect(missingIn(domAskedIn('?org=CNTXG&dst=CNNSA&d=N&box=40HQ*1&kg=28300'))).toStrictEqual([]);
  });

  it('takes a weight as it is typed, and never an example for one that cannot be read', () => {
    const weighing = (kg: string) => domAskedIn(`?org=CNTXG&dst=CNNSA&d=N&box=20GP*1&kg=${encodeURIComponent(kg)}`);
    expect(searchOf(weighing('24,500'))).toMatchObject({ kg: 24_500, isTrial: false });
    for (const kg of ['abc', '0', '-1', '1,2,3', '24 500'])
      expect([missingIn(weighing(kg)), searchOf(weighing(kg))], kg).toStrictEqual([['boxKg'], null]);
  });

  it('is written as it is read, also from a question of the gateway', () => {
    const asked = domAskedIn(FULL);
    expect(domAskedIn(domAddress(asked).split('?')[1] ?? '')).toStrictEqual(asked);
    const search = searchOf(asked);
    expect(search && searchOf(askedBy(search))).toStrictEqual(search);
    const { rows } = DOM_LOAD.read(FULL);
    expect(rows).toStrictEqual([asked.row]);
  });

  it('is said of the ports, boxes and day that stand in the bar by now', () => {
    const bar = {
      org: { code: 'CNNSA' },
      dst: { code: 'CNTXG' },
      boxType: '40HQ',
      boxes: 3,
      etd: '2026-12-24',
    } as const;
    const asked = withBar(domAskedIn(FULL), bar);
    expect(asked).toMatchObject({ org: 'CNNSA', dst: 'CNTXG', boxType: '40HQ', boxes: 3, etd: '2026-12-24' });
    expect(asked.row, 'a door goes with its port').toStrictEqual({ ...domAskedIn(FULL).row, from: '4406', to: '1101' });
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
  ])('asked from %s to %s by the bar, loads at %s and unloads at %s', (org, dst, from, to) => {
    const now = `?org=${org}&dst=${dst}&box=20GP*2`;
    const bar = { org: { code: org }, dst: { code: dst }, etd: '', boxType: '20GP', boxes: 2 } as const;
    const asked = domAskedIn(FULL);
    expect(withBar(asked, bar).row).toMatchObject({ from, to });
    expect(DOM_LOAD.moved?.(asked.row, FULL, now), 'as it is written into the address').toMatchObject({ from, to });
  });

  it('turns no door where nobody has said a port yet', () => {
    const nowhere = domAskedIn('?d=N&from=1101&to=4406');
    const bar = { org: null, dst: null, etd: '', boxType: '20GP', boxes: 1 } as const;
    expect(withBar(nowhere, bar).row).toMatchObject({ from: '1101', to: '4406' });
  });

  it('leads to a person with everything that was asked', () => {
    const address = DOM_SEARCH.enquiryAt(domAskedIn('?org=CNTXG&dst=CNNSA&d=Y&un=1294&box=20GP*1'));
    expect(address).toBe('/enquiryFcl?org=CNTXG&dst=CNNSA&d=Y&un=1294&box=20GP*1&dom=Y');
  });
});
