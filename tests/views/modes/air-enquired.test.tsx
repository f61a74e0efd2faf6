import { expect, it } from 'vitest';

import { parseQuery } from '../../../domain/values/query';
import { airEnquiryAddress } from '../../../src/modes/air/air-results';
import { airSearchOf, GENERAL_SEARCH } from '../../support/air-order';

const ask = (...asked: Parameters<typeof airEnquiryAddress>) =>
  parseQuery(airEnquiryAddress(...asked).split('?')[1] ?? '')['ask'];

it('an air enquiry text names airports, day and packing', () => {
  const paint = airSearchOf({ unNo: '1263', group: 'III', net: 50 });
  expect(ask(paint, '2026-12-03')).toBe(
    '咨询国际空运：PVG → LAX，2026-12-03 起飞，UN 编号 1263，包装类别 III，每件净量 50 L，件数 2，总毛重 kg 100，尺寸明细 cm 60×60×80×2',
  );
  const battery = airSearchOf({ unNo: '3480', net: 10, soc: 30, wh: 90, isTrial: true });
  expect(ask(battery, null), 'an example is nobody’s cargo').toBe(
    '咨询国际空运：PVG → LAX，UN 编号 3480，每件净量 10 kg，荷电状态 % 30，额定能量 Wh 90',
  );
  expect(ask({ ...GENERAL_SEARCH, sizes: [], m3: 0.6 }, null)).toBe(
    '咨询国际空运：PVG → LAX，件数 2，总毛重 kg 100，体积 m³ 0.6',
  );
});
