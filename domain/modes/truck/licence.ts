import type { GoodsFacts } from '../../goods/facts';
import { classByNumber } from '../../goods/never-handled';
import type { FaultValues } from '../../rules/fault';
import type { FleetCarrier } from './asked';
import { isCarriedAsDangerous, isRowRead, type TruckRow } from './cargo';

type LicenceResult = FaultValues | false | undefined;
type Licensed = { rows: readonly TruckRow[]; carrier: FleetCarrier };

export const hazardClassOfRow = ({ apart }: TruckRow): string => apart.hazardClass ?? '';
/** Division 1.4 could go only as compatibility group S, which is never given, so all class 1 is refused. */
const isNever = (hazard: string): boolean => hazard.startsWith('1') || hazard === '6.2' || hazard === '7';

export const dangerousTruckRows = (rows: readonly TruckRow[]): TruckRow[] => rows.filter(({ isDanger }) => isDanger);

export const isToxic = ({ controls }: GoodsFacts): boolean => controls.isHighlyToxic;

const hasNever = ({ rows }: Licensed): boolean =>
  dangerousTruckRows(rows).some(
    (row) =>
      [hazardClassOfRow(row), ...row.apart.subRisks].some(isNever) || classByNumber(row.apart.unNo ?? '') !== null,
  );

const scoped = (rows: readonly TruckRow[]): TruckRow[] =>
  isCarriedAsDangerous(rows)
    ? dangerousTruckRows(rows).filter((row) => hazardClassOfRow(row) !== '' && !isNever(hazardClassOfRow(row)))
    : [];

function outOfScope({ rows, carrier: { classes, nameCn } }: Licensed): LicenceResult {
  const row = scoped(rows).find((one) => !classes.includes(hazardClassOfRow(one)));
  return row && { carrier: nameCn, class: hazardClassOfRow(row) };
}

function riskOutOfScope({ rows, carrier: { classes, nameCn } }: Licensed): LicenceResult {
  const risk = scoped(rows)
    .flatMap(({ apart }) => apart.subRisks)
    .find((one) => !classes.includes(one));
  return risk !== undefined && { carrier: nameCn, class: risk };
}

/** Highly toxic goods need an explicit licence entry. */
function toxicOutOfScope({ rows, carrier: { isForToxic, nameCn } }: Licensed): LicenceResult {
  const row = dangerousTruckRows(rows).find(({ goods }) => goods !== null && isToxic(goods));
  return !isForToxic && row && { goods: row.name, carrier: nameCn };
}

function unread({ rows }: Licensed): LicenceResult {
  const row = rows.find((one) => !isRowRead(one));
  return row && { goods: row.name };
}

export const OF_LICENCE = {
  truckNever: hasNever,
  truckClass: outOfScope,
  truckToxicScope: toxicOutOfScope,
  truckSubRisk: riskOutOfScope,
  truckUnknown: unread,
};
