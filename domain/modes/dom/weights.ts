/** Above it a twenty-foot box costs more on board, and any box more on a truck. */
export const HEAVY_KG = 22_000;

/** Nobody has so much cargo in one box on a Chinese road as in one on a ship. */
export const ROAD_KG = 27_000;
