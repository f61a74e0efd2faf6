import { quoteTank } from '../../../contract/modes/tank/quote';
import { tankSchedule } from '../../../contract/modes/tank/search';
import { type TankQuery, tankQuestion, type TankSearch } from '../../../domain/modes/tank/search';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import { TANK_LIST } from '../../../domain/modes/tank/list';
import type { Schedule } from './load-schedule';

export const schedule: Schedule<TankQuery, TankOffer, TankSearch> = {
  wire: tankSchedule,
  quote: quoteTank,
  list: TANK_LIST,
  searchOf: tankQuestion.searchOf,
};
