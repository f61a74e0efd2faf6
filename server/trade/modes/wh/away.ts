export type Spot = { latitude: number; longitude: number };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceAndBearing(from: Spot, to: Spot): { km: number; degrees: number } {
  const north = radians(to.latitude - from.latitude) * EARTH_KM;
  const east = radians(to.longitude - from.longitude) * Math.cos(radians((from.latitude + to.latitude) / 2)) * EARTH_KM;
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return { km: Math.round(Math.hypot(north, east)), degrees: Math.round((degrees + 360) % 360) };
}
