import { expect, it } from 'vitest';

import { CFS } from '../../../domain/modes/cfs/mode';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import { WH } from '../../../domain/modes/wh/mode';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { OrderPageContext } from '../../../machines/order/order-page';
import { regionAsked, soughtIn } from '../../../machines/order/order-page/order-page.rules';
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

it('whoever was too late for an hour goes on where hours are chosen, and nobody else is moved', () => {
  const { at = '' } = soughtIn({ code: 'hourTaken', message: '所选时段已约满，请另选时段' });
  expect([at, CFS.stepOf(at), WH.stepOf(at)]).toEqual(['inbound.0.slot', 'station', 'inbound']);
  expect([soughtIn({ code: 'soldOut', alternatives: [] }), soughtIn(null)]).toEqual([{}, {}]);
});
