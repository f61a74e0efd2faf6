/** Yields to input and paint before continuing. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
