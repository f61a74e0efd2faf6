import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { eventName, isWritten, nameOf } from './names';
import { candidatesOf } from './transitions';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const targetName = (source: AnyStateNode, target: AnyStateNode): string =>
  target.parent === source.parent ? target.key : target.parent === source ? `.${target.key}` : `#${target.id}`;

function branch({ source, guard, target, actions, reenter }: AnyTransitionDefinition, index: number): string {
  const condition = guard ? `if ${nameOf(guard)} ` : index > 0 ? 'else ' : '';
  const where = target?.length ? `→ ${target.map((node) => targetName(source, node)).join(' + ')}` : 'stay';
  const what = actions.length > 0 ? `: ${actions.map(nameOf).join(', ')}` : '';
  return `${condition}${where}${reenter ? ' (anew)' : ''}${what}`;
}

const candidateLines = (node: AnyStateNode): string[] =>
  candidatesOf(node).flatMap(([eventType, candidates]) => [
    eventName(eventType, node.id),
    ...indent(candidates.map(branch)),
  ]);

const listed = (label: string, names: readonly string[]) => (names.length > 0 ? [`${label} ${names.join(', ')}`] : []);

function heading({ key, type, tags, description = '' }: AnyStateNode): string {
  const kind = type === 'atomic' || type === 'compound' ? '' : ` (${type})`;
  const tagged = tags.length > 0 ? ` [${[...tags].join(', ')}]` : '';
  return `${key}${kind}${tagged}${description ? ` ${description}` : ''}`;
}

function stateLines(node: AnyStateNode): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  return [
    heading(node),
    ...indent([
      ...(node.type === 'compound'
        ? listed(
            'begins in',
            (node.initial.target ?? []).map(({ key }) => key),
          )
        : []),
      ...listed('entry:', node.entry.filter(isWritten).map(nameOf)),
      ...listed('exit:', node.exit.filter(isWritten).map(nameOf)),
      ...listed(
        'runs',
        node.invoke.map(({ id, src }) => (id === src ? id : `${id} (${nameOf(src)})`)),
      ),
      ...candidateLines(node),
      ...children.flatMap((child) => ['', ...stateLines(child)]),
    ]),
  ];
}

export const transitionTable = ({ root }: AnyStateMachine): string =>
  `${stateLines(root)
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
