import { MINUTE_MS } from '../../values/spans';

export const AVERAGE_KMH = 62;
/** Planned kilometres between two addresses of one city; not charged. */
export const IN_CITY_KM = 40;
const CHINA_MIN = 480;
const DAY_MIN = 1440;
/** Hours: longest stretch at the wheel, and driving limit per driver in a day. */
export const STRETCH_HOURS = 4;
export const DRIVER_HOURS = 8;
const STRETCH_MIN = STRETCH_HOURS * 60;
const DRIVER_MIN = DRIVER_HOURS * 60;
/** Break after a stretch. */
const BREAK_MIN = 20;
/** Dangerous goods are banned from motorways between midnight and this hour. */
export const MORNING_HOUR = 6;
const MORNING_MIN = MORNING_HOUR * 60;

/** Phases of a trip: loading, driving, break, end of the driving day, wait for the morning. */
export const STRETCHES = ['LOAD', 'DRIVE', 'BREAK', 'OFF', 'NIGHT'] as const;
export type Stretch = { kind: (typeof STRETCHES)[number]; minutes: number };
export type Journey = { arrivesAt: number; stretches: Stretch[] };

const driveMinutes = (km: number): number => Math.ceil((km / AVERAGE_KMH) * 60);

export type DrivingBan = { from: number; to: number };

type Crew = { drivers: number; isDanger: boolean };
type Driver = { run: number; still: number; used: number };

function nextStop({ run, used }: Driver, minuteOfDay: number, { drivers, isDanger }: Crew): Stretch['kind'] | null {
  if (isDanger && minuteOfDay < MORNING_MIN) return 'NIGHT';
  if (used >= DRIVER_MIN * drivers) return 'OFF';
  return run >= STRETCH_MIN ? 'BREAK' : null;
}

function lengthened(stretches: Stretch[], kind: Stretch['kind']): void {
  const last = stretches.at(-1);
  if (last?.kind === kind) last.minutes += 1;
  else stretches.push({ kind, minutes: 1 });
}

/** Simulates a journey minute by minute with driving hours and the motorway night ban. */
export function simulateJourney(km: number, startsAt: number, crew: Crew, holds: readonly DrivingBan[] = []): Journey {
  const isHeld = (moment: number): boolean => holds.some(({ from, to }) => from <= moment && moment < to);
  const drove = new Uint8Array(DAY_MIN);
  const driver: Driver = { run: 0, still: 0, used: 0 };
  const stretches: Stretch[] = [];
  const first = startsAt / MINUTE_MS + CHINA_MIN;
  let at = first;
  for (let left = driveMinutes(km); left > 0; at += 1) {
    const minute = at % DAY_MIN;
    driver.used -= drove[minute] ?? 0;
    const stop = isHeld(startsAt + (at - first) * MINUTE_MS) ? 'OFF' : nextStop(driver, minute, crew);
    drove[minute] = stop === null ? 1 : 0;
    if (stop === null) {
      left -= 1;
      driver.used += 1;
      driver.run += 1;
      driver.still = 0;
    } else {
      driver.still += 1;
      if (driver.still >= BREAK_MIN) driver.run = 0;
    }
    lengthened(stretches, stop ?? 'DRIVE');
  }
  return { arrivesAt: startsAt + (at - first) * MINUTE_MS, stretches };
}

/** Escort days and guarded parking nights depend on driving time only. */
export const driveDays = (km: number, drivers: number): number =>
  Math.max(1, Math.ceil(driveMinutes(km) / (DRIVER_MIN * drivers)));
