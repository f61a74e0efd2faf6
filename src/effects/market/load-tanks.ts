import { quoteTank } from '../../../contract/modes/tank/quote';
import { tankSchedule } from '../../../contract/modes/tank/search';
import { searchOf, type TankAsked } from '../../../domain/modes/tank/address';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { TankSearch } from '../../../domain/modes/tank/search';
import { TANK_LIST } from '../../../domain/modes/tank/list';
import type { Schedule } from './load-schedule';

/** Tanks. */
export const schedule: Schedule<TankAsked, TankOffer, TankSearch> = {
  wire: tankSchedule,
  quote: quoteTank,
  list: TANK_LIST,
  searchOf,
};
