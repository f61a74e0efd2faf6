import { nameOf, nodesOf, walk, type Node } from '../support/arrows/syntax';

/** Keys whose functions map data and decide nothing. */
const MAPPERS = new Set(['context', 'input', 'output', 'params']);

const CHARTS = new Set(['createMachine', 'createStateConfig']);

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

export function inlineFunctions(path: string, source: string): string[] {
  const charts = nodesOf(path, source, 'CallExpression').filter((call) => CHARTS.has(nameOf(call['callee']) ?? ''));
  const faults: string[] = [];
  for (const chart of charts.flatMap((call) => call['arguments'] as Node[]))
    walk(chart, (node, parent) => {
      if (!isFunction(node)) return true;
      const key = parent?.type === 'Property' ? nameOf(parent['key']) : null;
      if (!MAPPERS.has(key ?? '')) faults.push(`${path} has a function under ${key ?? 'a call'}`);
      return false;
    });
  return faults;
}
