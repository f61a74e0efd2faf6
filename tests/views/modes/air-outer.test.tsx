import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blankRowFacts, type AirForm } from '../../../domain/modes/air/form';
import { AIR } from '../../../domain/modes/air/mode';
import { airCopy } from '../../../src/copy/modes/air';
import { AirStep } from '../../../src/modes/air/air-step';
import { airFacts, togetherAir } from '../../support/air-order';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;
const [first, second] = togetherAir.goods;
if (!first || !second) throw new Error('two goods are packed together');

/** Amounts small enough for one overpack. */
const little = (unNo: string, hazardClass: '3' | '5.1', pi: string): AirForm => ({
  ...togetherAir,
  goods: [
    { ...first, goodsId: '', casNo: '', subRisks: [] },
    { ...second, casNo: '', nameCn: '货', nameEn: 'Goods', shippingName: '', unNo, hazardClass },
  ],
  air: {
    '1': { ...blankRowFacts, net: '1', pi: '364', outer: '1' },
    '2': { ...blankRowFacts, net: '1', pi, outer: '01' },
  },
});

function saidOf(form: AirForm): string[] {
  const drawn = { form, facts: airFacts(), step: 'goods', faults: [], required: [] } as const;
  const { view, quote } = stepOf(AIR, drawn);
  const { unmount } = render(
    <AirStep parts={{ view: { ...view, own: airCopy.fault }, on, lists, quote }} {...around} />,
  );
  const said = screen
    .getAllByRole('status')
    .flatMap(({ textContent }) => (/合包/.test(textContent) ? textContent : []));
  unmount();
  return said;
}

it('AE9: marks no overpack as fit with incompatible goods, for any Q value', () => {
  const clash = saidOf(little('1490', '5.1', '562'));
  expect(clash.length).toBeGreaterThan(0);
  for (const words of clash) expect(words).toMatch(/合包 0?1Q = 0\.\dN?.*其中货物不得同装/);
  const sound = saidOf(little('1090', '3', '364'));
  expect(sound.length).toBeGreaterThan(0);
  for (const words of sound) expect(words).toMatch(/≤ 1$/);
});
