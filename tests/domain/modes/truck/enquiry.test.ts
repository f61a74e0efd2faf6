import { expect, it } from 'vitest';

import { TRUCK_SEARCH } from '../../../../domain/modes/truck/search-mode';
import { readCarriedRows } from '../../../../domain/offer/carried';
import { parseQuery } from '../../../../domain/values/query';
import { trucksFor } from '../../../support/truck-order';

const enquired = (address: string) => {
  const [path = '', query = ''] = TRUCK_SEARCH.enquiryAt(TRUCK_SEARCH.asked(address)).split('?');
  const { rows = '', ...words } = parseQuery(query);
  return { path, ...words, rows: readCarriedRows(rows) };
};

it('2: has no truck for an unlisted city, and the enquiry keeps cities, goods and day', () => {
  const address = 'org=5301&dst=4101&d=Y&un=1263&pg=III&kg=7300.5&m3=14.2&n=3&hm=13&etd=2026-12-07';
  expect(trucksFor(address)).toEqual([]);
  expect(enquired(address)).toEqual({
    path: '/enquiryFcl',
    d: 'Y',
    un: '1263',
    pg: 'III',
    etd: '2026-12-07',
    rows: [{ unNo: '1263', pieces: '', kg: '21901.5', m3: '42.6', group: 'III' }],
    ask: '公路运输：城市 5301到郑州市，2026-12-07 起装货，整车，7300.5 千克，14.2 立方米，3 车，13:00，单程，单驾',
  });
});

it('carries stops, limited quantities, names of general goods and numbers of several goods', () => {
  const little = enquired('from=3101&to=4413.3502&d=Y&un=1219&kg=610&sm=LQ&inq=500 ml&pcs=41');
  expect(little).toMatchObject({
    rows: [{ unNo: '1219', pieces: '41', kg: '610', m3: '', group: '' }],
    ask: '公路运输：上海市到厦门市，整车，610 千克，有限数量 LQ，内包装 500 ml，41 件，1 车，08:00，中途卸货点 惠州市，单程，单驾',
  });
  const ash = enquired('way=P&org=1201&d=N&goods=纯碱(碳酸钠)&kg=900&m3=1.3');
  expect(ash).toMatchObject({ d: 'N', goods: '纯碱(碳酸钠)', rows: [{ unNo: '', kg: '900', m3: '1.3' }] });
  expect(ash).toMatchObject({ ask: '公路运输：天津市到未填，零担拼车，900 千克，1.3 立方米' });
  const several = enquired('org=3101&dst=4401&d=Y&un=1263&pg=III&with=1866&kg=4200');
  expect(several.rows.map(({ unNo, kg, group }) => [unNo, kg, group])).toEqual([
    ['1263', '', 'III'],
    ['1866', '', ''],
  ]);
});
