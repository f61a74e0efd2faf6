/** What the house has to say of a place that goods pass, and how much later they will be for it. */
export type PlaceNotice = { text: string; days: number };

/** What is said of a place by now; null where nothing is. */
export type Told = (place: string) => PlaceNotice | null;

export const nothingTold: Told = () => null;
