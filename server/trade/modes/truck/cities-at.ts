import { roadCity, type RoadCity } from '../../../../domain/road/cities';
import { cityCodeAt } from '../../../../domain/road/city-at';

/** Null for cities without truck service. */
export const cityAt = (place: string): RoadCity | null => roadCity(cityCodeAt(place)) ?? null;
