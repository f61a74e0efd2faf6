import { findDoor } from '../../places/door-cities';
import { FAR_KM } from './ports';

/** Is there a price of the day for a truck between a city and a port? */
export function hasTruck(code: string, port: string): boolean {
  const door = findDoor(code);
  return door !== undefined && door.port === port && door.km <= FAR_KM;
}
