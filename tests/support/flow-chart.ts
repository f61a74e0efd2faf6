import type { AnyStateMachine, AnyStateNode } from 'xstate';

type Transition = AnyStateNode['transitions'] extends Map<string, (infer T)[]> ? T : never;

const nameOf = (id: string) => id.replaceAll(/\W/g, '_');

/** Names only: an inline function has none worth showing. */
const typeOf = (named: unknown) =>
  typeof named === 'string' ? named : typeof named === 'object' && named && 'type' in named ? String(named.type) : '…';

function eventLabel(type: string): string {
  const done = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (done) return `${done[2]} ${done[1]}`;
  const after = /^xstate\.after\.([^.]+)\./.exec(type);
  return after ? `after ${after[1]}` : type || 'always';
}

function edgeLabel({ eventType, guard, actions }: Transition, isElse: boolean): string {
  const condition = guard ? ` [${typeOf(guard)}]` : isElse ? ' [else]' : '';
  const effects = actions.length > 0 ? ` / ${actions.map(typeOf).join(', ')}` : '';
  return `${eventLabel(eventType)}${condition}${effects}`;
}

function edgesOf(node: AnyStateNode): string[] {
  const lists = [...node.transitions.values(), node.always ?? []];
  return lists.flatMap((list) =>
    list.flatMap((transition, index) => {
      const targets = transition.target ?? [node];
      return targets.map((to) => `${nameOf(node.id)} --> ${nameOf(to.id)}: ${edgeLabel(transition, index > 0)}`);
    }),
  );
}

function statesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  const title = node.description ? `${node.key}：${node.description}` : node.key;
  const own = [`state "${title}" as ${nameOf(node.id)}`];
  if (children.length === 0) return own;

  const regions = children.map((child) => statesOf(child));
  const body =
    node.type === 'parallel'
      ? regions.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines))
      : [...(node.initial.target ?? []).map(({ id }) => `[*] --> ${nameOf(id)}`), ...regions.flat()];
  return [...own, `state ${nameOf(node.id)} {`, ...body.map((line) => `  ${line}`), '}'];
}

const everyNode = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyNode)];

/** The chart as mermaid text, drawn from the machine itself, so that picture and code cannot part. */
export function flowChart(machine: AnyStateMachine): string {
  const lines = [...statesOf(machine.root), ...everyNode(machine.root).flatMap(edgesOf)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
