/** What an order has of something that is only used whole, and shares with another order where one comes. */
export type Half = { orderNo: string; kg: number };
