import { expect, it } from 'vitest';

import { RAIL } from '../../../../domain/modes/rail/mode';
import { copiedOrder } from '../../../../domain/order/drafts/copy';
import { permittedRail } from '../../../support/modes/cases/rail';
import { frozenRail, heatedRail } from '../../../support/rail-order';

it('keeps goods and weights in a copied order, and nothing of one train', () => {
  const own = copiedOrder(RAIL, { ...heatedRail, units: [{ kg: '19200', no: 'CSQU3054383' }] });
  expect(own).toMatchObject({ boxOwner: 'SOC', heating: 'HEAT', units: [{ kg: '19200', no: '' }], quoteId: '' });
  expect(own.goods).toStrictEqual(heatedRail.goods);
  expect(own.rail).toStrictEqual(heatedRail.rail);
  const permitted = copiedOrder(RAIL, permittedRail);
  expect([permitted.dgApprovalNo, permitted.files.filter(({ docType }) => docType === 'RAILDG')]).toStrictEqual([
    '',
    [],
  ]);
  const frozen = copiedOrder(RAIL, { ...frozenRail, freezeWaiver: true });
  expect([frozen.freezeWaiver, frozen.inbound.map(({ slot, plateNo }) => slot + plateNo)]).toStrictEqual([false, ['']]);
});
