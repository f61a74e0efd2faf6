import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ColdView } from '../../../src/modes/flexi/cold-line';
import { offersFor } from '../../support/flexi-order';

it('the flexibag card warns of freezing only when the route is cold enough', () => {
  const [offer] = offersFor();
  if (!offer) throw new Error('nobody offers a bag');
  const said = (coldest: number): string => {
    cleanup();
    const detail = { ...offer.detail, hasPad: true, cold: { freezeC: -13, coldest } };
    render(<ColdView {...offer} detail={detail} />);
    return screen.queryByText(/^会凝|^接近凝固|^不会凝/)?.textContent ?? '';
  };
  expect([said(-14), said(-13), said(-10), said(-5)].map((words) => words.slice(0, 2))).toStrictEqual([
    '会凝',
    '会凝',
    '接近',
    '不会',
  ]);
});
