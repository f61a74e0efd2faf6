import { whenIdle } from '../ui/show/when-idle';

export const atRest = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
