import { findDoorCityByCode } from '../../places/door-cities';
import { FAR_KM } from './ports';

export function hasTruck(code: string, port: string): boolean {
  const door = findDoorCityByCode(code);
  return door !== undefined && door.port === port && door.km <= FAR_KM;
}
