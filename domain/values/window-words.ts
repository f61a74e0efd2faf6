const spaceMoment = (typed: string): string => typed.replace('T', ' ');

/** Time window as typed; the day appears once when both are on it. */
export const windowWords = (from: string, to: string): string =>
  `${spaceMoment(from)} 至 ${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : spaceMoment(to)}`;
