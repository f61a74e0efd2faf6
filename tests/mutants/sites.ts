import { parse, walk, type Node } from '../support/arrows/syntax';
import { damagesOf, isLook } from './damage';
import type { Fault } from './fault';

const placeOf = (node: Node): { start: number; end: number } => ({
  start: Number(node['start']),
  end: Number(node['end']),
});

/** Types vanish before anything runs; what wraps a value in one does not. */
const isOnlyType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

/** Every damage that can be done to a file. */
export function faultsIn(path: string, source: string): Fault[] {
  const found: Fault[] = [];
  const lines = source.split('\n');
  const cut = (node: Node) => source.slice(placeOf(node).start, placeOf(node).end);
  walk(parse(path, source).program, (node, parent) => {
    if (isOnlyType(node) || isLook(node) || node.type === 'ImportDeclaration') return false;
    for (const { at, text, shape = 'value' } of damagesOf(node, parent, cut)) {
      const { start, end } = placeOf(at);
      const line = source.slice(0, start).split('\n').length;
      const within = lines[line - 1]?.trim() ?? '';
      const fault = { path, start, end, was: cut(at), text, shape, line, within };
      const alike = found.filter((one) => one.was === fault.was && one.text === text && one.within.startsWith(within));
      found.push(alike.length === 0 ? fault : { ...fault, within: `${within} (${alike.length + 1})` });
    }
    return true;
  });
  return found;
}
