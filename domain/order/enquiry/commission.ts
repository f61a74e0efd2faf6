/** One line of what somebody was commissioned to do: what was asked about it, and what was said to that. */
export type Commission = { name: string; said: string };
