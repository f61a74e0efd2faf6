/** Comes in a task of its own: a finger is heard, and a frame is drawn, before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
