export type Commission = { name: string; said: string };
