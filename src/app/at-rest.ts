import { whenIdle } from '../ui/show/when-idle';

/** Comes when the page has nothing to do. */
export const atRest = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
