/** Thousandths, upwards, once the noise of binary fractions is gone: what is charged is never less than what was said. */
export const upToThousandths = (amount: number): number => Math.ceil(Math.round(amount * 1e9) / 1e6) / 1e3;
