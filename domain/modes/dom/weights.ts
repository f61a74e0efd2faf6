/** Above it a 20 ft box costs more on board and any box more by truck. */
export const HEAVY_KG = 22_000;

/** Load limit of one box on Chinese roads, lower than on a ship. */
export const ROAD_KG = 27_000;
