import { expect, it } from 'vitest';

import { CFS } from '../../../domain/modes/cfs/mode';
import { FCL } from '../../../domain/modes/fcl/mode';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import { WH } from '../../../domain/modes/wh/mode';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { OrderPageContext } from '../../../machines/order/order-page';
import { regionQueryOf, refusalStep } from '../../../machines/order/order-page/order-page.rules';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

const asked = (mode: OrderMode, services: readonly string[] | null) =>
  regionQueryOf({
    mode,
    form: services && { ...SOUND, services: [...services], pickupRegion: '330206' },
  } as unknown as OrderPageContext);

it('loads the regions only when a truck is ordered', () => {
  expect(asked(FCL, [])).toEqual({ isAsked: false, code: '330206' });
  expect(asked(FCL, ['TRK'])).toEqual({ isAsked: true, code: '330206' });
});

it('loads the regions always for a mode that works on site', () => {
  expect(asked(FLEXI, [])).toEqual({ isAsked: true, code: '330206' });
});

it('loads no regions before there is a form', () => {
  expect(asked(FLEXI, null)).toEqual({ isAsked: false, code: '' });
});

it('returns to the slot step after a lost slot, and moves nothing otherwise', () => {
  const { at = '' } = refusalStep({ code: 'hourTaken', message: '所选时段已约满，请另选时段' });
  expect([at, CFS.stepOf(at), WH.stepOf(at)]).toEqual(['inbound.0.slot', 'station', 'inbound']);
  expect([refusalStep({ code: 'soldOut', alternatives: [] }), refusalStep(null)]).toEqual([{}, {}]);
});
