/** Faults that change nothing anybody could see, each by its name and with the reason why. */
export const SURVIVORS: Readonly<Record<string, string>> = {};
