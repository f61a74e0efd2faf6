import { parse, walk, type Node } from '../support/arrows/syntax';
import { damagesOf, isLook, isWord, type Damage } from './damage';
import type { Fault } from './fault';

const placeOf = (node: Node): { start: number; end: number } => ({
  start: Number(node['start']),
  end: Number(node['end']),
});

/** Types vanish at runtime; casts around a value do not. */
const isOnlyType = ({ type }: Node): boolean =>
  type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type);

/** Each string of a file with the next different one; the last pairs with the first. */
function otherWords(path: string, source: string): ReadonlyMap<number, string> {
  const words: Node[] = [];
  walk(parse(path, source).program, (node, parent) => {
    if (isOnlyType(node) || isLook(node) || node.type === 'ImportDeclaration') return false;
    if (isWord(node, parent)) words.push(node);
    return true;
  });
  const others = words
    .map(({ value }) => String(value))
    .map((word, at, all) => [...all.slice(at), ...all.slice(0, at)].find((one) => one !== word));
  return new Map(
    words.flatMap((word, at) => (others[at] === undefined ? [] : [[placeOf(word).start, `'${others[at]}'`]])),
  );
}

export function faultsIn(path: string, source: string): Fault[] {
  const found: Fault[] = [];
  const words = otherWords(path, source);
  const lines = source.split('\n');
  const cut = (node: Node) => source.slice(placeOf(node).start, placeOf(node).end);
  walk(parse(path, source).program, (node, parent) => {
    if (isOnlyType(node) || isLook(node) || node.type === 'ImportDeclaration') return false;
    const word = isWord(node, parent) ? words.get(placeOf(node).start) : undefined;
    const exchanged: Damage[] = word === undefined ? [] : [{ at: node, text: word }];
    for (const { at, text, shape = 'value' } of [...damagesOf(node, parent, cut), ...exchanged]) {
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
