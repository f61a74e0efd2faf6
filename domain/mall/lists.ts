import type { Is } from '../shape/is';
import type { listSummary } from './purchase-shape';
import type { brought } from './lists-shape';

export const MOST_LISTS = 10;
export const LIST_NAME_LETTERS = 20;
export const LIST_NAME_SAYS = {
  missing: '请填写采购单名称',
  long: `采购单名称最多 ${LIST_NAME_LETTERS} 字`,
  taken: '已有同名的采购单，请换一个名称',
} as const;

export const FIRST_LIST = { listId: 'first', name: '采购单' } as const;

export type ListSummary = Is<typeof listSummary>;

/** The open list; null when its owner has only one. */
export type OpenList = Pick<ListSummary, 'listId' | 'name'>;
export const openList = (lists: readonly ListSummary[]): OpenList | null => {
  const open = lists.length > 1 ? lists.find(({ isOpen }) => isOpen) : undefined;
  return open ? { listId: open.listId, name: open.name } : null;
};

/** `taken`: lines added; `stood`: names already listed and unchanged; `left`: names no longer sold. */
export type ListMerge = Is<typeof brought>;

/** Changes to whole lists: make and copy open the new list, drop opens the previous one. */
export type ListsChange =
  | { kind: 'open'; listId: string }
  | { kind: 'make'; name: string }
  | { kind: 'copy'; name: string }
  | { kind: 'rename'; name: string }
  | { kind: 'drop' };

const NAME_FAULTS = ['nameMissing', 'nameLong', 'nameTaken'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

export function nameFault(typed: string, others: readonly Pick<ListSummary, 'name'>[]): NameFault | null {
  const name = typed.trim();
  if (name === '') return 'nameMissing';
  if (Array.from(name).length > LIST_NAME_LETTERS) return 'nameLong';
  return others.some((one) => one.name === name) ? 'nameTaken' : null;
}

const LISTS_KINDS: readonly string[] = ['open', 'make', 'copy', 'rename', 'drop'] satisfies ListsChange['kind'][];
export const isOfLists = <TOther extends { kind: string }>(change: TOther | ListsChange): change is ListsChange =>
  LISTS_KINDS.includes(change.kind);
