import { expect, it } from 'vitest';

import { cfsAddress } from '../../../../domain/modes/cfs/address';
import { queryFromForm } from '../../../../domain/modes/cfs/asked-of';
import { cfsFollowing } from '../../../../domain/modes/cfs/following';
import { blankCfs } from '../../../../domain/modes/cfs/form';
import { findUnpriced } from '../../../../domain/modes/cfs/unpriced';
import { momentTyped } from '../../../../domain/values/moments';
import { cfsFacts } from '../../../support/cfs-order';
import { dangerousOrder } from '../../../support/fcl-order';

const sailed = {
  form: { ...dangerousOrder, boxes: [{ type: '20GP' as const, count: '2' }] },
  ship: 'EVER GIVEN 012E',
  dst: '鹿特丹 NLRTM',
  leavesAt: '2026-12-06T10:00:00.000Z',
  cutAt: '2026-12-05T10:00:00.000Z',
};

it('carries over goods, boxes, ship and cut-off in China time', () => {
  expect(cfsFollowing(sailed)).toMatchObject({
    isDanger: 'Y',
    goods: dangerousOrder.goods,
    boxes: [{ type: '20GP', count: '2' }],
    vesselVoyage: 'EVER GIVEN 012E',
    etd: '2026-12-06',
    dstPort: '鹿特丹 NLRTM',
    cutoff: '2026-12-05T18:00',
    owner: 'EASTERN SOLVENTS LTD',
    contactName: '林海',
    emergencyPhone: '+86 21 5555 0119',
  });
});

it('leaves booking, row container, hour, promise and price empty', () => {
  const form = cfsFollowing(sailed);
  const { quoteId, offerId, carrierBookingNo, inbound, stuffSlots, containers, cfs, ctuPromise } = blankCfs;
  expect(form).toMatchObject({ quoteId, offerId, carrierBookingNo, inbound, stuffSlots, containers, cfs, ctuPromise });
  expect([form.dgPromise, form.agreeProtocol, form.agreeCharges]).toEqual([false, false, false]);
  expect(findUnpriced(form, cfsFacts())).toEqual({ code: 'rowUnboxed', no: 1 });
  expect(cfsFollowing({ ...sailed, cutAt: null }).cutoff).toBe('');
});

it('searches the stations of the port with the same goods', () => {
  expect(cfsAddress('/builtIn/addOrder', queryFromForm(cfsFollowing(sailed), 'CNSHA'))).toBe(
    '/builtIn/addOrder?org=CNSHA&d=Y&un=1230&box=20GP*2&cut=2026-12-05T18%3A00&tons=14.16',
  );
});

it('formats a moment in China time, at any hour', () => {
  expect(['2026-12-05T16:05:00.000Z', '2026-12-05T15:59:00.000Z'].map((at) => momentTyped(Date.parse(at)))).toEqual([
    '2026-12-06T00:05',
    '2026-12-05T23:59',
  ]);
});
