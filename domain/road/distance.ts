/** Degrees. */
export type OnMap = { lat: number; lon: number };

const EARTH_KM = 6371;
/** Road distance divided by straight-line distance. */
const DETOUR = 1.25;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function greatCircleKm(from: OnMap, to: OnMap): number {
  const [north, east] = [radians(to.lat - from.lat), radians(to.lon - from.lon)];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** Truck distance in whole kilometres, rounded up. */
export const drivenKm = (from: OnMap, to: OnMap): number => Math.ceil(greatCircleKm(from, to) * DETOUR);
