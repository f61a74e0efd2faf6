import type { Fault } from './fault';

type Planted = { fault: Fault | null; mark: string };

const PLACE = Symbol.for('chemlane.planted');

/** The runner reads its settings as a program of its own: what is planted now is shared by the process alone. */
export const planted = (): Planted => (globalThis as { [PLACE]?: Planted })[PLACE] ?? { fault: null, mark: '' };

export function plant(next: Planted): void {
  (globalThis as { [PLACE]?: Planted })[PLACE] = next;
}
