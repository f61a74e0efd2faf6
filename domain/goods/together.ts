export const [FEWEST_TOGETHER, MOST_TOGETHER] = [2, 5] as const;
