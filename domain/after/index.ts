import type { HouseEvent } from '../order/life/lifecycle';
import type { Money } from '../values/money';
import { bump } from './bump';
import { measure } from './measure';
import type { AfterRules, OrderStatus } from './rules';

const RULES: readonly AfterRules[] = [bump, measure];

export const isBarred = (order: OrderStatus, event: HouseEvent): boolean =>
  RULES.some((rules) => rules.bars?.(order, event) ?? false);

export const feeAfter = (fee: Money, order: OrderStatus, now: number): Money =>
  RULES.reduce((asked, rules) => rules.fee?.(asked, order, now) ?? asked, fee);
