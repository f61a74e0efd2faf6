/** A half-used unit that two orders can share. */
export type Half = { orderNo: string; kg: number };
