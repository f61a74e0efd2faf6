const plain = (typed: string): string => typed.replace('T', ' ');

/** From when to when, as it was typed; the day is said once where both are of one. */
export const windowWords = (from: string, to: string): string =>
  `${plain(from)} 至 ${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : plain(to)}`;
