import { isNode, nameOf, type Node } from '../support/arrows/syntax';
import type { Shape } from './fault';

export type Damage = { at: Node; text: string; shape?: Shape };

type Cut = (node: Node) => string;
type Rule = (node: Node, parent: Node | null, cut: Cut) => Damage[];

const OTHER_SIGN = new Map(
  Object.entries({
    '===': '!==',
    '!==': '===',
    '<': '>=',
    '<=': '<',
    '>': '<=',
    '>=': '>',
    '+': '-',
    '-': '+',
    '*': '/',
    '/': '*',
    '&&': '||',
    '||': '&&',
  }),
);

/** Bound that lets one more or one fewer through. */
const OTHER_BOUND = new Map(Object.entries({ '<': '<=', '>': '>=' }));

const OTHER_CALL = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    ceil: 'floor',
    floor: 'ceil',
  }),
);

const child = (node: Node, key: string): Node | null => {
  const value = node[key];
  return isNode(value) ? value : null;
};

/** `a < b` becomes `a >= b`; string concatenation is skipped. */
const otherSign: Rule = (node, _parent, cut) => {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  const sign = OTHER_SIGN.get(String(node['operator']));
  if (!left || !right || sign === undefined) return [];
  if (node['operator'] === '+' && [left, right].some(isText)) return [];
  const bound = OTHER_BOUND.get(String(node['operator']));
  return [sign, ...(bound === undefined ? [] : [bound])].map((other) => ({
    at: node,
    text: `(${cut(left)}) ${other} (${cut(right)})`,
  }));
};

const children = (node: Node, key: string): Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Removes a property, such as the guard of a transition; style properties are skipped. */
const lostProperty: Rule = (node) =>
  children(node, 'properties').map((property) => ({ at: property, text: '...{}', shape: 'property' as const }));

const lostElement: Rule = (node) =>
  children(node, 'elements').map((element) => ({ at: element, text: '...[]', shape: 'element' as const }));

const exchangedArguments: Rule = (node, _parent, cut) => {
  const [first, second] = children(node, 'arguments');
  if (!first || !second || cut(first) === cut(second)) return [];
  if ([first, second].some(({ type }) => type === 'SpreadElement' || type.endsWith('FunctionExpression'))) return [];
  const from = Number(first['start']) - Number(node['start']);
  const between = cut(node).slice(
    Number(first['end']) - Number(node['start']),
    Number(second['start']) - Number(node['start']),
  );
  const rest = cut(node).slice(Number(second['end']) - Number(node['start']));
  return [{ at: node, text: cut(node).slice(0, from) + cut(second) + between + cut(first) + rest }];
};

const isText = (node: Node): boolean => node.type === 'TemplateLiteral' || typeof node['value'] === 'string';

const CLASSES =
  /^(?:(?:[a-z-]+:)*-?(?:bg|text|border|outline|fill|stroke|font|opacity|rounded|shadow|grid|flex|gap|[mp][trblxy]?|w|h|size|rotate|cursor)(?:-[\w./[\]()%,#-]+)?(?: |$))+$/;

const isClasses = (node: Node): boolean => typeof node['value'] === 'string' && CLASSES.test(node['value']);

/** Pictures test the choice between two styles, like `className` itself. */
const otherBranch: Rule = (node, _parent, cut) => {
  const [test, yes, no] = [child(node, 'test'), child(node, 'consequent'), child(node, 'alternate')];
  if (yes && no && isClasses(yes) && isClasses(no)) return [];
  return test && yes && no ? [{ at: node, text: `((${cut(test)}) ? (${cut(no)}) : (${cut(yes)}))` }] : [];
};

const otherCondition: Rule = (node, _parent, cut) => {
  const test = child(node, 'test');
  return test ? [{ at: test, text: `!(${cut(test)})` }] : [];
};

const notNegated: Rule = (node, _parent, cut) => {
  const argument = child(node, 'argument');
  return node['operator'] === '!' && argument ? [{ at: node, text: `!!(${cut(argument)})` }] : [];
};

/** Syntax positions where a string is no product value. */
const PLACES_OF_NAMES = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
]);

const otherValue: Rule = (node, parent) => {
  const { value } = node;
  if (parent === null || PLACES_OF_NAMES.has(parent.type) || parent['key'] === node) return [];
  if (typeof value === 'boolean') return [{ at: node, text: String(!value) }];
  if (typeof value === 'number') return [{ at: node, text: `(${value} + 1)` }];
  return [];
};

const WORD = /^[\w.-]+$/;

export const isWord = (node: Node, parent: Node | null): boolean =>
  node.type === 'Literal' &&
  typeof node['value'] === 'string' &&
  WORD.test(node['value']) &&
  parent !== null &&
  !PLACES_OF_NAMES.has(parent.type) &&
  parent['key'] !== node &&
  parent.type !== 'JSXAttribute';

const silentCall: Rule = (node) => {
  const call = child(node, 'expression');
  const awaited = call?.type === 'AwaitExpression' ? child(call, 'argument') : call;
  return awaited?.type === 'CallExpression' ? [{ at: node, text: ';', shape: 'statement' }] : [];
};

const otherCall: Rule = (node, _parent, cut) => {
  const callee = child(node, 'callee');
  const [of, property] =
    callee?.type === 'MemberExpression' ? [child(callee, 'object'), child(callee, 'property')] : [];
  const other = OTHER_CALL.get(property ? (nameOf(property) ?? '') : '');
  if (!callee || !of || other === undefined) return [];
  return [{ at: node, text: `${cut(of)}.${other}${cut(node).slice(cut(callee).length)}` }];
};

/** Attributes of style, identity or size, which behaviour tests cannot check. */
const SILENT_ATTRIBUTES =
  /^(?:className|key|style|size|look|layout|icon|sizes|loading|data-.*|width|height|viewBox|d|fill|stroke.*|[xyr][12xy]?|d[xy]|c[xy]|points|transform|textAnchor)$/;

/** Pictures test every kind of style. */
export const isLook = (node: Node): boolean =>
  node.type === 'JSXAttribute' && SILENT_ATTRIBUTES.test(nameOf(child(node, 'name') ?? node) ?? '');

const isMark = (parent: Node | null): boolean =>
  /^(?:(?:Work)?Icon|Spinner|Mark)$/.test(nameOf(parent?.['name']) ?? '');

const isPictureOf = (node: Node, parent: Node | null): boolean =>
  nameOf(parent?.['name']) === 'IconButton' && nameOf(child(node, 'name') ?? node) === 'name';

const lostAttribute: Rule = (node, parent) => {
  const name = child(node, 'name');
  return name && !isMark(parent) && !isPictureOf(node, parent) && !SILENT_ATTRIBUTES.test(nameOf(name) ?? '')
    ? [{ at: node, text: '', shape: 'attribute' }]
    : [];
};

/** Loosens or inverts a condition of a SQL statement. */
const otherStatement: Rule = (node, parent, cut) => {
  const text = cut(node);
  if (!/\b(?:select|update|delete|insert)\b/.test(text) || !/\bwhere\b/.test(text)) return [];
  const tagged = parent?.type === 'TaggedTemplateExpression' ? { shape: 'silent' as const } : {};
  const [before = '', after = ''] = text.split(/\bwhere\b(?=[^]*$)/);
  // The condition stays in the text, or the database would reject unused parameters.
  const all = before === '' ? [] : [{ at: node, text: `${before}where true or${after}`, ...tagged }];
  const some = [
    ['and', 'or'],
    [' = ', ' <> '],
    ['<', '>='],
  ].flatMap(([from = '', to = '']) =>
    after.includes(from) && before !== ''
      ? [{ at: node, text: `${before}where${after.replace(from, to)}`, ...tagged }]
      : [],
  );
  return [...some, ...all];
};

const RULES: Readonly<Record<string, Rule>> = {
  BinaryExpression: otherSign,
  LogicalExpression: otherSign,
  ConditionalExpression: otherBranch,
  IfStatement: otherCondition,
  UnaryExpression: notNegated,
  Literal: otherValue,
  ExpressionStatement: silentCall,
  CallExpression: (...asked) => [...otherCall(...asked), ...exchangedArguments(...asked)],
  ObjectExpression: lostProperty,
  ArrayExpression: lostElement,
  JSXAttribute: lostAttribute,
  TemplateLiteral: otherStatement,
};

export const damagesOf: Rule = (node, parent, cut) => [
  ...(RULES[node.type]?.(node, parent, cut) ?? []),
  ...(node.type === 'Literal' && typeof node['value'] === 'string' ? otherStatement(node, parent, cut) : []),
];
