import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { BUILT_IN } from '../../../domain/values/days-off';
import { ServicesTableView } from '../../../src/features/desk/services-table';
import { UnknownService } from '../../../src/pages/dgdesk-detail/dgdesk-detail-page';

describe('unknown service type', () => {
  it('shows all nine services, each with its link (edge case 1)', () => {
    render(<UnknownService services={<ServicesTableView view={{ now: null, calendar: BUILT_IN, prices: null }} />} />);
    screen.getByRole('heading', { level: 1, name: '选择一项服务' });
    const links = within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect([...new Set(links)].map((href) => /type=(\d)/.exec(href)?.[1])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
});
