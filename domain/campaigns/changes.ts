import type { BlockField, BlockType, WrittenBlock } from './written';

/** An edit of the blocks of a campaign. `restore` puts back the block removed last. */
export type BlockChange =
  | { kind: 'add'; type: BlockType }
  | { kind: 'remove'; at: number }
  | { kind: 'restore' }
  | { kind: 'move'; at: number; by: -1 | 1 }
  | { kind: 'say'; at: number; field: BlockField; said: string };

export type RemovedBlock = { at: number; block: WrittenBlock };
type Blocks = { blocks: WrittenBlock[]; removed: RemovedBlock | null };

export function changedBlocks({ blocks, removed }: Blocks, change: BlockChange): Blocks {
  if (change.kind === 'add') return { blocks: [...blocks, { type: change.type, said: {} }], removed };
  if (change.kind === 'restore')
    return removed ? { blocks: blocks.toSpliced(removed.at, 0, removed.block), removed: null } : { blocks, removed };
  const { at } = change;
  const block = blocks[at];
  if (!block) return { blocks, removed };
  if (change.kind === 'remove') return { blocks: blocks.toSpliced(at, 1), removed: { at, block } };
  if (change.kind === 'say') {
    const said = { ...block.said, [change.field]: change.said };
    return { blocks: blocks.with(at, { ...block, said }), removed };
  }
  const beside = blocks[at + change.by];
  return { blocks: beside ? blocks.with(at, beside).with(at + change.by, block) : blocks, removed };
}
