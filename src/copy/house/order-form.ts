import type { ModeId } from '../../../domain/mode-ids';
import { findTruckDoor } from '../../../domain/modes/truck/doors';
import { tankQuestion } from '../../../domain/modes/tank/search';
import { whQuestion } from '../../../domain/modes/wh/search';
import { groupDigits } from '../../../domain/values/money';
import { DECLARERS, PARTY_NAMES } from '../../../domain/order/form/field-names';
import { airCopy } from '../modes/air';
import { airOrderCopy } from '../modes/air/order';
import { cfsCopy } from '../modes/cfs';
import { cfsOrderCopy } from '../modes/cfs/order';
import { gateWords, stuffWords } from '../modes/cfs/slot-words';
import { dgdCopy } from '../modes/dgd';
import { dgdOrderCopy } from '../modes/dgd/order';
import { ROW_NAMES } from '../../../domain/modes/dgd/names';
import { domCopy } from '../modes/dom';
import { domOrderCopy } from '../modes/dom/order';
import { enquiryCopy } from '../modes/enq';
import { fclCopy } from '../modes/fcl';
import { flexiCopy } from '../modes/flexi';
import { flexiOrderCopy } from '../modes/flexi/order';
import { lclCopy } from '../modes/lcl';
import { lclOrderCopy } from '../modes/lcl/order';
import { mallCopy } from '../modes/mall';
import { mallOrderCopy } from '../modes/mall/order';
import { railCopy } from '../modes/rail';
import { railOrderCopy } from '../modes/rail/order';
import { tankCopy } from '../modes/tank';
import { tankOrderCopy } from '../modes/tank/order';
import { truckCopy } from '../modes/truck';
import { partOrderCopy } from '../modes/truck/part-order';
import { truckOrderCopy } from '../modes/truck/order';
import { whCopy } from '../modes/wh';
import { whOrderCopy } from '../modes/wh/order';
import { fieldNames } from '../trade/fields';

type Words = Readonly<Record<string, string>>;

/** `choices`: words, or a function, for codes only the mode knows, by field. */
type FormWords = {
  steps: Words;
  names: Words;
  choices: Readonly<Record<string, Words | ((code: string) => string)>>;
};

const YES_NO: Words = { Y: '是', N: '否' };
const hour = (slot: string): string => `${slot}:00`;
const prefixedLabels = (list: string, labels: Words): Words =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${list}.${name}`, label]));

const SHARED: Pick<FormWords, 'names' | 'choices'> = {
  names: {
    ...fieldNames,
    ...PARTY_NAMES,
    ...prefixedLabels('shipper', partyNames()),
    ...prefixedLabels('consignee', partyNames()),
    ...prefixedLabels('notify', partyNames()),
    boxes: '箱型箱量',
    invoice: '发票',
    'invoice.wanted': '要开发票',
    services: '附加服务',
  },
  choices: {
    isDanger: { Y: '危险品', N: '普通货物' },
    declMode: DECLARERS,
    amsAgent: DECLARERS,
    'goods.packingGroup': { N: '不适用' },
  },
};

function partyNames(): Words {
  return {
    name: fieldNames['party.name'],
    address: fieldNames['party.address'],
    phone: fieldNames['party.phone'],
    email: fieldNames['party.email'],
    taxId: fieldNames['party.taxId'],
  };
}

const doorWords =
  (field: 'pickDoor' | 'dropDoor') =>
  (code: string): string => {
    const door = findTruckDoor(code);
    return door ? partOrderCopy.door(door.nameCn, door.km) : partOrderCopy.hub[field];
  };

const FORMS: Readonly<Record<ModeId, FormWords>> = {
  FCL: { steps: fclCopy.steps, names: {}, choices: { boxOwner: fclCopy.owners } },
  LCL: {
    steps: lclCopy.steps,
    names: lclOrderCopy.names,
    choices: { stackable: lclOrderCopy.stackable, deliverHour: hour },
  },
  AIR: {
    steps: airCopy.steps,
    names: { ...airOrderCopy.names, ...prefixedLabels('sizeRows', airCopy.sizeLabel) },
    choices: { awbType: airOrderCopy.awb, handling: airCopy.handling },
  },
  RAIL: {
    steps: railCopy.steps,
    names: { ...railOrderCopy.names, units: '各箱', inbound: railOrderCopy.inbound },
    choices: {
      boxOwner: railOrderCopy.owners,
      heating: railOrderCopy.heatings,
      customsMode: railOrderCopy.customsModes,
      'inbound.slot': railOrderCopy.hour,
    },
  },
  CFS: {
    steps: cfsCopy.steps,
    names: {
      ...cfsOrderCopy.names,
      ...prefixedLabels('goods', cfsCopy.rowLabel),
      inbound: cfsOrderCopy.inbound,
      containers: '箱号与铅封',
    },
    choices: { lashing: cfsOrderCopy.lashings, 'inbound.slot': gateWords, 'stuffSlots.slot': stuffWords },
  },
  WH: {
    steps: whCopy.steps,
    names: { ...whOrderCopy.names, inbound: '送货车辆' },
    choices: {
      palletSize: whOrderCopy.palletSizes,
      storageTemp: whQuestion.parts.temp.called,
      partialOut: whOrderCopy.partial,
      autoRenew: whOrderCopy.renew,
      'inbound.slot': hour,
    },
  },
  TANK: {
    steps: tankCopy.steps,
    names: tankOrderCopy.names,
    choices: {
      tankType: tankOrderCopy.types,
      lastCargo: tankQuestion.parts.last.called,
      heating: tankQuestion.parts.heating.called,
      discharge: tankOrderCopy.discharge,
      nitrogen: tankOrderCopy.nitrogen,
      cleanAtDest: tankQuestion.parts.isCleaned.called,
      depositWay: tankOrderCopy.depositWays,
    },
  },
  FLEXI: {
    steps: flexiCopy.steps,
    names: flexiOrderCopy.names,
    choices: {
      layer: flexiOrderCopy.layers,
      foodGrade: flexiOrderCopy.yesNo,
      heatPad: flexiOrderCopy.yesNo,
      unload: flexiOrderCopy.unloads,
      pumpAt: flexiOrderCopy.pumps,
    },
  },
  DOM: {
    steps: domCopy.steps,
    names: { ...domOrderCopy.names, loads: '箱型箱量' },
    choices: { taxRate: domOrderCopy.taxes },
  },
  DGD: {
    steps: dgdCopy.steps,
    names: {
      ...dgdOrderCopy.names,
      ...prefixedLabels('components', ROW_NAMES),
      ...prefixedLabels('together', ROW_NAMES),
      ...prefixedLabels('boxNos', ROW_NAMES),
    },
    choices: dgdOrderCopy.choices,
  },
  TRUCK: {
    steps: truckCopy.steps,
    names: { ...truckOrderCopy.names, ...prefixedLabels('goods', truckOrderCopy.names) },
    choices: {
      'goods.place': truckOrderCopy.places,
      pickDoor: doorWords('pickDoor'),
      dropDoor: doorWords('dropDoor'),
      purpose: truckOrderCopy.purposes,
      trip: truckOrderCopy.trips,
      drivers: truckOrderCopy.crews,
      unload: truckOrderCopy.unloads,
      lastLoad: truckOrderCopy.lastLoads,
      box: truckOrderCopy.boxes,
    },
  },
  MALL: {
    steps: mallCopy.steps,
    names: mallOrderCopy.names,
    choices: { way: mallOrderCopy.delivery.ways },
  },
  ENQ: {
    steps: { enquiry: '询价' },
    names: enquiryCopy.fields,
    choices: { ...enquiryCopy.choices, 'boxes.type': enquiryCopy.poured },
  },
};

/** Units for fields entered without one. */
const UNITS: Words = {
  'goods.pieces': '件',
  'goods.grossKg': 'kg',
  'goods.netKg': 'kg',
  'goods.volume': 'm³',
  'goods.flashPoint': '℃',
  'goods.share': '%',
  'goods.boilingPoint': '℃',
  'goods.ratedWh': 'Wh',
  'goods.lithiumG': 'g',
  'goods.viscosity': 'mm²/s',
  reeferC: '℃',
};

const TICKED = 'Y';
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

const inThousands = (typed: string): string => typed.replace(/^\d+/, groupDigits);

/** `goods.2.grossKg` without the row number. */
const bare = (path: string): string => path.replaceAll(/\.\d+/g, '');

export const formStep = (mode: ModeId, step: string): string => FORMS[mode].steps[step] ?? step;

/** Label of a field or list in the mode's form; the path itself if there is none. */
export function formLabel(mode: ModeId, path: string): string {
  const field = bare(path);
  return FORMS[mode].names[field] ?? SHARED.names[field] ?? field;
}

/** Field value in words; server-resolved names win over form words. */
export function formValue(mode: ModeId, path: string, { typed, name }: { typed: string; name: string | null }): string {
  const field = bare(path);
  if (name !== null) return field === 'goods.packKind' ? `${name}（${typed}）` : name;
  const words = FORMS[mode].choices[field] ?? SHARED.choices[field];
  const said = typeof words === 'function' ? words(typed) : words?.[typed];
  if (said) return said;
  if (typed === TICKED) return YES_NO['Y'] ?? '';
  const unit = UNITS[field];
  if (unit !== undefined) return `${inThousands(typed)} ${unit}`;
  return MOMENT.test(typed) ? typed.replace('T', ' ') : typed;
}
