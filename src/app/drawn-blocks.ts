import type { Block } from '../pages/home/home-page';

const BLOCKS = ['prices', 'slides', 'check', 'news'] as const satisfies readonly Block[];

function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

type PerBlock<TThing> = Record<Block, TThing>;

/**
 * Resolves per block once its own code has drawn it. Filling a block earlier would break hydration of the build's HTML.
 */
export function drawnBlocks(): { drawn: PerBlock<Promise<void>>; onDrawn: PerBlock<() => void> } {
  const doors = BLOCKS.map((block) => ({ block, ...door() }));
  const per = <TThing>(of: (one: (typeof doors)[number]) => TThing) =>
    Object.fromEntries(doors.map((one) => [one.block, of(one)])) as PerBlock<TThing>;
  return { drawn: per(({ opened }) => opened), onDrawn: per(({ open }) => open) };
}
