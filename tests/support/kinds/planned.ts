import { expect } from 'vitest';

import { parseMoment } from '../../../domain/values/moments';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFacts } from '../../../domain/order/form/facts';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { AIR_CASE } from '../modes/cases/air';
import { CFS_CASE } from '../modes/cases/cfs';
import { DGD_CASE } from '../modes/cases/dgd';
import { DOM_CASE } from '../modes/cases/dom';
import { ENQ_CASE } from '../modes/cases/enq';
import { FCL_CASE } from '../modes/cases/fcl';
import { FLEXI_CASE } from '../modes/cases/flexi';
import { LCL_CASE } from '../modes/cases/lcl';
import { MALL_CASE } from '../modes/cases/mall';
import { RAIL_CASE } from '../modes/cases/rail';
import { TANK_CASE } from '../modes/cases/tank';
import { TRUCK_CASE } from '../modes/cases/truck';
import { WH_CASE } from '../modes/cases/wh';
import { judged, type Kind, notAsked } from './cell';

type Sampled<TForm extends OrderForm, TQuote extends Quote> = {
  mode: Pick<OrderMode<TForm, TQuote>, 'acceptance'>;
  samples: readonly [{ form: TForm; facts: OrderFacts<TQuote> }, ...unknown[]];
};

const HOUR = 3_600_000;

type Begins = { at: string; field: string };

/** Reported while the plan begins within the review time, at its field; not for general goods. */
const told = <TForm extends OrderForm, TQuote extends Quote>(
  { mode, samples: [{ form, facts }] }: Sampled<TForm, TQuote>,
  { at, field }: Begins,
) =>
  judged(() => {
    const begins = parseMoment(at) ?? 0;
    const early = (hours: number, isDanger: 'Y' | 'N' = 'Y') =>
      mode
        .acceptance({ ...form, isDanger }, { ...facts, now: begins - hours * HOUR })
        .findings.filter(({ code }) => code === 'planEarly')
        .map(({ level, given }) => [level, given['field'], given['begins']]);
    expect(early(4.5)).toStrictEqual([['NEED_APPROVAL', field, at.slice(5).replace('T', ' ')]]);
    expect(early(23.9)).toHaveLength(1);
    expect(early(24)).toStrictEqual([]);
    expect(early(4.5, 'N')).toStrictEqual([]);
  });

/** House pickup at the ready time. */
const fetched = <TForm extends OrderForm, TQuote extends Quote>({ mode, samples }: Sampled<TForm, TQuote>) => {
  const [{ form, facts }] = samples;
  const at = '2026-11-30T09:00';
  return told(
    { mode, samples: [{ form: { ...form, services: [...form.services, 'TRK'], readyDate: at }, facts }] },
    { at, field: 'readyDate' },
  );
};

/** Kind: a plan before the end of the dangerous goods review is reported before submission. */
export const PLANNED: Kind = {
  name: 'plan that begins before the review ends',
  cells: {
    FCL: fetched(FCL_CASE),
    AIR: fetched(AIR_CASE),
    LCL: told(LCL_CASE, { at: '2026-12-03T09:00', field: 'deliverDate' }),
    RAIL: told(RAIL_CASE, { at: '2026-12-19T09:00', field: 'inbound.0.slot' }),
    CFS: told(CFS_CASE, { at: '2026-12-03T08:00', field: 'inbound.0.slot' }),
    WH: told(WH_CASE, { at: '2026-12-01T09:00', field: 'inbound.0.slot' }),
    TRUCK: told(TRUCK_CASE, { at: '2026-12-07T08:00', field: 'pickFrom' }),
    TANK: told(TANK_CASE, { at: '2026-12-01T09:00', field: 'loadFrom' }),
    FLEXI: notAsked('takes no dangerous goods', () => {
      const [{ form, facts }] = FLEXI_CASE.samples;
      const { findings } = FLEXI_CASE.mode.acceptance({ ...form, isDanger: 'Y' }, facts);
      expect(findings.map(({ code }) => code)).not.toContain('planEarly');
    }),
    DGD: notAsked('begins with the reading itself', () => {
      for (const { form, facts } of DGD_CASE.samples)
        expect(DGD_CASE.mode.acceptance(form, facts).findings.map(({ code }) => code)).not.toContain('planEarly');
    }),
    MALL: notAsked('nothing is fetched or sent before the goods stand ready', () => {
      const [{ form, facts }] = MALL_CASE.samples;
      const early = { ...form, pickupAt: '2026-11-20T15:00' };
      expect(MALL_CASE.mode.faults(early, facts).map(({ code }) => code)).toEqual(['mallPickup']);
    }),
    DOM: notAsked('takes no dangerous goods', () => {
      const [{ form, facts }] = DOM_CASE.samples;
      const faults = DOM_CASE.mode.faults({ ...form, isDanger: 'Y' }, facts);
      expect(faults.map(({ code }) => code)).toContain('domDangerous');
    }),
    ENQ: notAsked('plans nothing', () => {
      expect('acceptance' in ENQ_CASE.mode).toBe(false);
    }),
  },
};
