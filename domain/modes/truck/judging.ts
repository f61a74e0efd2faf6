import type { FaultCheck } from '../../rules/fault';
import type { TruckRuleInput } from './asked';
import { found, type TruckFinding } from './finding';
import { OF_GOODS } from './rules-of-goods';
import { OF_WAY } from './rules-of-way';

const isFree = ({ level }: TruckFinding): boolean => level === 'PASS' || level === 'PASS_CHECK_DGL';

export function truckFindings(asked: TruckRuleInput): TruckFinding[] {
  const all = [...OF_GOODS.judge(asked), ...OF_WAY.judge(asked)];
  if (!all.every(isFree)) return all;
  return [...all, found('truckReady', { carrier: asked.carrier.nameCn, vehicle: asked.vehicle.nameCn })];
}

export const faultUnder = (field: string, asked: TruckRuleInput): FaultCheck =>
  OF_GOODS.under(field, asked) ?? OF_WAY.under(field, asked);
