import { expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import type { OrderMode } from '../../../domain/order/mode';
import type { OrderPageContext } from '../../../machines/order/order-page';
import { regionAsked } from '../../../machines/order/order-page/order-page.rules';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

const asked = (mode: OrderMode, services: readonly string[] | null) =>
  regionAsked({
    mode,
    form: services && { ...SOUND, services: [...services], pickupRegion: '330206' },
  } as unknown as OrderPageContext);

it('where a truck comes to is asked once somebody orders one', () => {
  expect(asked(FCL, [])).toEqual({ isAsked: false, code: '330206' });
  expect(asked(FCL, ['TRK'])).toEqual({ isAsked: true, code: '330206' });
});

it('whoever works where the goods are asks for the place in any case', () => {
  expect(asked(FLEXI, [])).toEqual({ isAsked: true, code: '330206' });
});

it('nothing is asked before there is a form', () => {
  expect(asked(FLEXI, null)).toEqual({ isAsked: false, code: '' });
});
