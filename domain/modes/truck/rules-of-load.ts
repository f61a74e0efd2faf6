import { truckPayload } from '../../offer/road-boxes';
import type { FaultValues } from '../../rules/fault';
import { sharedConditions } from '../../rules/rule-book';
import type { TruckRuleInput } from './asked';
import { axleOver, rowPositionMetres, type OnDeck } from './axles';
import { usualFillFigures, judgeTankFill, isCarriedAsDangerous, type TruckRow } from './cargo';
import type { TruckFindingCode } from './finding';
import { isSlack, isSlackEvenly, mostInSection, sectionLitres, sectionsText } from './sections';
import { isDeck, isTankTruck, type Vehicle } from './vehicles';

type LoadInput = TruckRuleInput;

const thousands = (amount: number): string => amount.toLocaleString('en-US');
const tons = (kg: number): string => (kg / 1000).toFixed(1);

const isDangerous = ({ rows }: LoadInput): boolean => isCarriedAsDangerous(rows);
export const isGas = (row: TruckRow | undefined): boolean => row?.goods?.state === 'GAS';

/** Filling ratio of liquefied gas, as a share of its liquid density; below every ratio of P200. */
const GAS_SHARE = 0.84;

/** Null if no tank holds the gas or its density is unknown. */
function gasMostKg(vehicle: Vehicle, row: TruckRow | undefined): number | null {
  const density = row?.goods?.densityKgPerL ?? null;
  if (vehicle.kind !== 'TANKG' || density === null) return null;
  return Math.floor(Math.min(vehicle.payloadKg, vehicle.litres * density * GAS_SHARE));
}

function gasFilling({ vehicle, rows: [row], kg }: LoadInput) {
  if (!row || !isGas(row)) return {};
  const mostKg = gasMostKg(vehicle, row);
  if (mostKg === null) return { truckGasUntold: { goods: row.name } };
  return kg !== null && kg > mostKg ? { truckTankOver: { most: thousands(mostKg), kg: thousands(kg) } } : {};
}

function filling(asked: LoadInput) {
  const { vehicle, liquid, kg, sections } = asked;
  if (vehicle.kind === 'TANKG') return gasFilling(asked);
  const filled = usualFillFigures(liquid, isDangerous(asked));
  if (vehicle.kind !== 'TANK' || filled === null || kg === null) return {};
  const { mostKg, percent } = judgeTankFill(vehicle, filled, kg);
  if (kg > mostKg) return { truckTankOver: { most: thousands(mostKg), kg: thousands(kg) } };
  if (sections === null) return isSlackEvenly(vehicle, filled, kg) ? { truckTankSurge: { percent } } : {};
  const most = mostInSection(vehicle);
  const over = sections.findIndex((litres) => litres > most);
  const litres = sections[over] ?? 0;
  if (over !== -1) return { truckTankSection: { section: over + 1, litres: thousands(litres), most: thousands(most) } };
  const slack = sections.find((one) => isSlack(vehicle, one));
  if (slack !== undefined) return { truckTankSurge: { percent: Math.round((slack / sectionLitres(vehicle)) * 100) } };
  return { truckTankSpread: { sections: sectionsText(sections) } };
}

function tooHeavy({ vehicle, box, kg }: LoadInput): Partial<Record<TruckFindingCode, FaultValues>> {
  const mostKg = truckPayload(vehicle.payloadKg, box);
  if (kg === null || kg <= mostKg) return {};
  const cars = Math.ceil(kg / mostKg);
  const over = (of: number, most: number) => ({ most: thousands(most), over: thousands(Math.ceil(of - most)), cars });
  const said = { kg: thousands(kg), vehicle: vehicle.nameCn };
  if (!box) return { truckPayload: { ...said, ...over(kg, mostKg) } };
  if (kg > box.payloadKg) return { truckBoxPayload: { kg: said.kg, box: box.nameCn, ...over(kg, box.payloadKg) } };
  const gross = kg + box.tareKg;
  const boxed = { tare: thousands(box.tareKg), gross: thousands(gross) };
  return { truckChassis: { ...said, ...boxed, ...over(gross, vehicle.payloadKg) } };
}

function onDeck({ vehicle, rows, kg }: LoadInput): OnDeck[] {
  if (!isDeck(vehicle) || kg === null || kg > vehicle.payloadKg) return [];
  return rows.flatMap((row) =>
    row.kg === null || row.at === null ? [] : [{ kg: row.kg, at: rowPositionMetres(vehicle, row.at) }],
  );
}

function overloaded(asked: LoadInput): Partial<Record<TruckFindingCode, Record<string, string | number>>> {
  const { vehicle } = asked;
  const rows = onDeck(asked);
  const over = isDeck(vehicle) && vehicle.beam && rows.length > 0 ? axleOver(vehicle.beam, rows) : null;
  if (!over) return {};
  const given = { end: over.end, tons: tons(over.kg), most: tons(over.mostKg) };
  return over.metres === null
    ? { truckAxleAnyway: given }
    : { truckAxle: { ...given, way: over.way, metres: over.metres } };
}

function tooLarge({ vehicle, box, m3 }: LoadInput) {
  const { nameCn, m3: most } = box ?? { nameCn: vehicle.nameCn, m3: isDeck(vehicle) ? vehicle.m3 : null };
  return most !== null && m3 !== null && m3 > most && { m3, vehicle: nameCn, most };
}

/** Greatest kg and m³ one truck takes, apart from axle limits. */
export function mostTruckLoad(asked: LoadInput): { kg: number; m3: number } {
  const { vehicle, box, liquid, rows } = asked;
  const room = box?.m3 ?? (isDeck(vehicle) ? vehicle.m3 : Infinity);
  const filled = vehicle.kind === 'TANK' ? usualFillFigures(liquid, isDangerous(asked)) : null;
  if (isTankTruck(vehicle) && filled) return { kg: judgeTankFill(vehicle, filled, 0).mostKg, m3: room };
  return { kg: Math.min(truckPayload(vehicle.payloadKg, box), gasMostKg(vehicle, rows[0]) ?? Infinity), m3: room };
}

const TANK_FILLINGS = [
  'truckTankOver',
  'truckTankSection',
  'truckTankSurge',
  'truckTankSpread',
  'truckGasUntold',
] as const;

export const OF_FILLING = sharedConditions(TANK_FILLINGS, filling);

export const OF_WEIGHT = {
  ...sharedConditions(['truckPayload', 'truckBoxPayload', 'truckChassis'], tooHeavy),
  ...sharedConditions(['truckAxle', 'truckAxleAnyway'], overloaded),
  truckVolume: tooLarge,
};
