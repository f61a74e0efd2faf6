import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TonMeter } from '../../../src/modes/lcl/ton-meter';

it('the ton meter shows volume, weight and the charged one, each with its amount', async () => {
  await person.opens(<TonMeter tons={{ m3: 1.45, t: 0.86, charged: 1.45, basis: 'VOLUME' }} isWhole ownBox={null} />);
  const text = (await screen.findByRole('region')).textContent ?? '';
  expect(text).toContain('体积1.45');
  expect(text).toContain('重量0.86');
  expect(screen.getByRole('status').textContent).toContain('1.45');
});
