/** One of what an order travels in, by its number; what else is known of it is its mode's. */
export type Unit = { no: string } & Readonly<Record<string, string>>;
