import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { bookedMode } from '../../../../server/trade/modes';
import { againstAgreed, pageIn } from '../../../support/agreed/hold-to';
import { AIR_CASE } from '../../../support/modes/cases/air';
import { CFS_CASE } from '../../../support/modes/cases/cfs';
import { DGD_CASE } from '../../../support/modes/cases/dgd';
import { DOM_CASE } from '../../../support/modes/cases/dom';
import { FCL_CASE } from '../../../support/modes/cases/fcl';
import { FLEXI_CASE } from '../../../support/modes/cases/flexi';
import { LCL_CASE } from '../../../support/modes/cases/lcl';
import { MALL_CASE } from '../../../support/modes/cases/mall';
import { RAIL_CASE } from '../../../support/modes/cases/rail';
import { TANK_CASE } from '../../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../../support/modes/cases/truck';
import { WH_CASE } from '../../../support/modes/cases/wh';
import { offeredBy } from '../../../support/offered/offered';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const CASES = [
  AIR_CASE,
  CFS_CASE,
  DGD_CASE,
  DOM_CASE,
  FCL_CASE,
  FLEXI_CASE,
  LCL_CASE,
  MALL_CASE,
  RAIL_CASE,
  TANK_CASE,
  TRUCK_CASE,
  WH_CASE,
];

const OFFERED = import.meta.glob<string>('../../../../docs/offered/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('offers and follow-up actions of a mode', () => {
  it.each(CASES.map(({ mode, samples }) => ({ id: mode.id, samples })))(
    'match the approved list in $id',
    ({ id, samples }) => {
      const told = offeredBy(bookedMode(gateway.modes, id), samples);
      expect(told.size).toBeGreaterThan(0);
      expect(againstAgreed(pageIn(OFFERED, `docs/offered/${id.toLowerCase()}.txt`), told)).toEqual([]);
    },
  );
});
