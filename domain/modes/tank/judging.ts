import type { FaultCheck } from '../../rules/fault';
import type { TankQuestionFacts, TankLoading } from './asked';
import type { TankFinding } from './finding';
import { OF_TANK } from './rules-of-tank';
import { ON_WAY } from './rules-on-way';

export const ownFindings = (stood: TankLoading): TankFinding[] => OF_TANK.judge(stood);

export const faultUnder = (field: string, asked: TankQuestionFacts): FaultCheck =>
  OF_TANK.under(field, asked) ?? ON_WAY.under(field, asked);

export const tankFindings = (
  asked: TankQuestionFacts,
  own: readonly TankFinding[] = ownFindings(asked),
): TankFinding[] => [...own, ...ON_WAY.judge(asked)];
