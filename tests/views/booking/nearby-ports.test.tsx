import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Answer } from '../../../domain/offer/answer';
import { NearbyPorts } from '../../../src/modes/fcl/sailings/sailings';
import { FACETS, SEARCH } from '../../../stories/booking/sailings.fixtures';

const answered = (answers: Partial<Record<Answer, number>>, org = SEARCH.orgPortCode) => {
  const all = { Y: 0, R: 0, M: 0, 0: 0, N: 0, ...answers };
  const count = Object.values(all).reduce((sum, one) => sum + one, 0);
  const view = { facets: { ...FACETS, answers: all, count }, search: { ...SEARCH, orgPortCode: org } };
  return render(<NearbyPorts view={view} />);
};

describe('nearby ports', () => {
  it('are offered when no sailing takes the goods, with the same goods and boxes', () => {
    answered({ N: 4, 0: 1 });
    expect(screen.getByText('这条航线上现在没有一班船能订这票货。', { exact: false })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['附近起运港：看太仓的航次', '/shippingFcl?org=CNTAG&dst=NLRTM&d=Y&un=1230&box=20GP*1&v=Y.R'],
      ['附近起运港：看宁波的航次', '/shippingFcl?org=CNNGB&dst=NLRTM&d=Y&un=1230&box=20GP*1&v=Y.R'],
    ]);
  });

  it.each([
    ['one takes them', { N: 4, Y: 1 }],
    ['one may, on review', { N: 4, R: 1 }],
    ['one may, by hand', { N: 4, M: 1 }],
    ['nothing was found', {}],
  ])('are hidden when %s', (_, answers) => {
    expect(answered(answers).container.childElementCount).toBe(0);
  });

  it('are hidden when none is known', () => {
    expect(answered({ N: 2 }, 'SGSIN').container.childElementCount).toBe(0);
  });
});
