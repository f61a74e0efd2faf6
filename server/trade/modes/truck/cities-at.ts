import { roadCity, type RoadCity } from '../../../../domain/road/cities';
import { cityCodeAt } from '../../../../domain/road/city-at';

/** Null where no truck of the house drives. */
export const cityAt = (place: string): RoadCity | null => roadCity(cityCodeAt(place)) ?? null;
