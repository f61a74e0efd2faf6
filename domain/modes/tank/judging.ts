import type { FaultCheck } from '../../rules/fault';
import type { TankQuestionFacts, TankLoading } from './asked';
import type { TankFinding } from './finding';
import { OF_TANK } from './rules-of-tank';
import { ON_WAY } from './rules-on-way';

/** What a tank says to goods wherever they go and whoever lets it. */
export const ownFindings = (stood: TankLoading): TankFinding[] => OF_TANK.judge(stood);

/** What of it the person can mend at this field of the form. */
export const faultUnder = (field: string, asked: TankQuestionFacts): FaultCheck =>
  OF_TANK.under(field, asked) ?? ON_WAY.under(field, asked);

/** Everything a tank and its operator say to goods; the same for a question and for a form. */
export const tankFindings = (
  asked: TankQuestionFacts,
  own: readonly TankFinding[] = ownFindings(asked),
): TankFinding[] => [...own, ...ON_WAY.judge(asked)];
