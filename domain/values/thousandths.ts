/** Rounds up to thousandths after removing binary noise: a charge is never below the stated amount. */
export const upToThousandths = (amount: number): number => Math.ceil(Math.round(amount * 1e9) / 1e6) / 1e3;
