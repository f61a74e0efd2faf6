/** What goods lie in as they travel: in packs, or without any, in a tank or in a bag that fills a box. */
const VESSELS = ['PACKS', 'TANK', 'BAG'] as const;
export type Vessel = (typeof VESSELS)[number];
