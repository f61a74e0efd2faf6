import { expect, it } from 'vitest';

import { AIR_STEPS, OWN as AIR } from '../../../domain/modes/air/fields';
import { AIR_LAYOUT } from '../../../domain/modes/air/layout';
import { AIR as AIR_MODE } from '../../../domain/modes/air/mode';
import { CFS_STEPS, OWN as CFS } from '../../../domain/modes/cfs/fields';
import { CFS_LAYOUT } from '../../../domain/modes/cfs/layout';
import { fieldStep as cfsStep } from '../../../domain/modes/cfs/steps';
import { DGD_STEPS, FIELDS as DGD_FIELDS } from '../../../domain/modes/dgd/fields';
import { DGD_LAYOUT } from '../../../domain/modes/dgd/layout';
import { fieldStep as dgdStep } from '../../../domain/modes/dgd/rules';
import { DOM_STEPS, OWN as DOM } from '../../../domain/modes/dom/fields';
import { DOM_LAYOUT } from '../../../domain/modes/dom/layout';
import { fieldStep as domStep } from '../../../domain/modes/dom/rules';
import { VOYAGE } from '../../../domain/modes/enq/enquiry';
import { ENQUIRY_LAYOUT } from '../../../domain/modes/enq/layout';
import { ENQUIRY_STEP, WISH } from '../../../domain/modes/enq/wish';
import { BILL, COLD, TERMS } from '../../../domain/modes/fcl/fields';
import { FCL_LAYOUT } from '../../../domain/modes/fcl/layout';
import { FCL_STEPS, fieldStep as fclStep } from '../../../domain/modes/fcl/steps';
import { FLEXI_STEPS, OWN as FLEXI } from '../../../domain/modes/flexi/fields';
import { FLEXI_LAYOUT } from '../../../domain/modes/flexi/layout';
import { fieldStep as flexiStep } from '../../../domain/modes/flexi/rules';
import { LCL_STEPS, OWN as LCL } from '../../../domain/modes/lcl/fields';
import { LCL_LAYOUT } from '../../../domain/modes/lcl/layout';
import { LCL as LCL_MODE } from '../../../domain/modes/lcl/mode';
import { FIELDS as MALL_FIELDS, MALL_STEPS } from '../../../domain/modes/mall/fields';
import { MALL_LAYOUT } from '../../../domain/modes/mall/layout';
import { fieldStep as mallStep } from '../../../domain/modes/mall/rules';
import { OWN as RAIL, RAIL_STEPS } from '../../../domain/modes/rail/fields';
import { RAIL_LAYOUT } from '../../../domain/modes/rail/layout';
import { fieldStep as railStep } from '../../../domain/modes/rail/steps';
import { FIELDS as TANK_FIELDS, TANK_STEPS } from '../../../domain/modes/tank/form';
import { TANK_LAYOUT } from '../../../domain/modes/tank/layout';
import { fieldStep as tankStep } from '../../../domain/modes/tank/rules';
import { FIELDS as TRUCK_FIELDS, TRUCK_STEPS } from '../../../domain/modes/truck/form';
import { PART_LAYOUT, TRUCK_LAYOUT } from '../../../domain/modes/truck/layout';
import { fieldStep as truckStep } from '../../../domain/modes/truck/rules';
import { OWN as WH, WH_STEPS } from '../../../domain/modes/wh/fields';
import { WH_LAYOUT } from '../../../domain/modes/wh/layout';
import { fieldStep as whStep } from '../../../domain/modes/wh/rules';
import type { Layout, Place } from '../../../domain/order/form/layout';

type AnyLayout = Layout<string, string, string, string>;
type Judged = {
  fields: object;
  steps: readonly string[];
  stepOf: (field: string) => string;
  layouts: AnyLayout[];
  byPiece?: string[];
};

const fieldsIn = (places: readonly Place<string, string, string>[]): string[] =>
  places.flatMap((place) => {
    if (typeof place === 'string') return [];
    if ('bare' in place) return place.bare;
    if ('within' in place) return fieldsIn(place.within);
    const { above, ticks = [], wide = [], fields, last = [], below } = place;
    const around = [above, below].filter((one) => one !== undefined);
    return [...ticks, ...wide, ...fields, ...last, ...fieldsIn(around)];
  });

const placed = (layout: AnyLayout) =>
  Object.entries(layout).flatMap(([step, places]) => fieldsIn(places).map((field) => ({ field, step })));

/** `byPiece`: lists and places that a piece draws, or that the page sets. */
const MODES: Record<string, Judged> = {
  air: {
    fields: AIR.fields,
    steps: AIR_STEPS,
    stepOf: (path) => AIR_MODE.stepOf(path),
    layouts: [AIR_LAYOUT],
    byPiece: ['sizeRows', 'declaredValue', 'customsValue', 'handling'],
  },
  cfs: {
    fields: CFS.fields,
    steps: CFS_STEPS,
    stepOf: cfsStep,
    layouts: [CFS_LAYOUT],
    byPiece: ['containers', 'dstPort', 'inbound', 'lashing', 'stuffSlots'],
  },
  dgd: { fields: DGD_FIELDS, steps: DGD_STEPS, stepOf: dgdStep, layouts: [DGD_LAYOUT] },
  dom: { fields: DOM.fields, steps: DOM_STEPS, stepOf: domStep, layouts: [DOM_LAYOUT], byPiece: ['loads'] },
  enq: {
    fields: { ...VOYAGE.fields, ...WISH.fields },
    steps: [ENQUIRY_STEP],
    stepOf: () => ENQUIRY_STEP,
    layouts: [ENQUIRY_LAYOUT],
    byPiece: ['orgPortCode', 'dstPortCode'],
  },
  fcl: {
    fields: { ...TERMS.fields, ...COLD.fields, ...BILL.fields },
    steps: FCL_STEPS,
    stepOf: fclStep,
    layouts: [FCL_LAYOUT],
  },
  flexi: { fields: FLEXI.fields, steps: FLEXI_STEPS, stepOf: flexiStep, layouts: [FLEXI_LAYOUT] },
  lcl: { fields: LCL.fields, steps: LCL_STEPS, stepOf: (path) => LCL_MODE.stepOf(path), layouts: [LCL_LAYOUT] },
  mall: {
    fields: MALL_FIELDS,
    steps: MALL_STEPS,
    stepOf: mallStep,
    layouts: [MALL_LAYOUT],
    byPiece: ['freight'],
  },
  rail: {
    fields: RAIL.fields,
    steps: RAIL_STEPS,
    stepOf: railStep,
    layouts: [RAIL_LAYOUT],
    byPiece: ['inbound', 'units'],
  },
  tank: { fields: TANK_FIELDS, steps: TANK_STEPS, stepOf: tankStep, layouts: [TANK_LAYOUT] },
  truck: {
    fields: TRUCK_FIELDS,
    steps: TRUCK_STEPS,
    stepOf: truckStep,
    layouts: [TRUCK_LAYOUT, PART_LAYOUT],
    byPiece: ['stopsAt'],
  },
  wh: { fields: WH.fields, steps: WH_STEPS, stepOf: whStep, layouts: [WH_LAYOUT], byPiece: ['inbound'] },
};

it.each(Object.entries(MODES))('shows every field of %s once, on the step of its faults', (_, judged) => {
  const { fields, steps, stepOf, layouts, byPiece = [] } = judged;
  for (const layout of layouts) {
    const all = placed(layout);
    expect(new Set(all.map(({ field }) => field)).size).toBe(all.length);
    expect(all.filter(({ field, step }) => stepOf(field) !== step)).toEqual([]);
    expect(Object.keys(layout).toSorted()).toEqual([...steps].toSorted());
  }
  const drawn = new Set(layouts.flatMap(placed).map(({ field }) => field));
  expect(Object.keys(fields).filter((field) => !drawn.has(field))).toEqual(
    Object.keys(fields).filter((field) => byPiece.includes(field)),
  );
});
