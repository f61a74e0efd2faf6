type Args = Readonly<Record<string, unknown>>;

const written = (value: unknown): string => {
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'number' ? `{${value}}` : '{…}';
};

const isWritten = ([name, value]: readonly [string, unknown]) =>
  name !== 'children' && value !== undefined && value !== false && value !== null;

const nameIn = (path: string) =>
  (path.split('/').at(-1) ?? '').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export function codeOf(path: string, component: unknown, args: Args): string {
  const { __docgenInfo: info } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  const name = info?.displayName ?? nameIn(path);
  const attributes = Object.entries(args)
    .filter(isWritten)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}=${written(value)}`))
    .join('');
  const { children } = args;
  const lead = `import { ${name} } from '${path}';\n\n<${name}${attributes}`;
  if (children === undefined || children === null) return `${lead} />`;
  return `${lead}>${typeof children === 'string' ? children : '…'}</${name}>`;
}
