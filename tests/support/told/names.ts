/** Roles that a tag has of itself. What has none is a wrapping, and is not told. */
const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  caption: 'caption',
  dd: 'definition',
  details: 'details',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  footer: 'footer',
  form: 'form',
  h1: 'heading 1',
  h2: 'heading 2',
  h3: 'heading 3',
  h4: 'heading 4',
  header: 'header',
  img: 'image',
  input: 'input',
  label: 'label',
  legend: 'legend',
  li: 'item',
  main: 'main',
  nav: 'navigation',
  ol: 'list, counted',
  option: 'option',
  output: 'output',
  progress: 'progress',
  section: 'section',
  select: 'choice',
  summary: 'summary',
  svg: 'drawing',
  table: 'table',
  tbody: 'rows',
  td: 'cell',
  textarea: 'text',
  th: 'head of cells',
  thead: 'head',
  time: 'time',
  tr: 'row',
  ul: 'list',
};

export const roleOf = (element: Element): string | null =>
  element.getAttribute('role') ?? ROLES[element.tagName.toLowerCase()] ?? null;

/** These name another element: what they say is what stands there. */
const POINTERS = new Set([
  'for',
  'list',
  'form',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-details',
]);

/** How a thing looks, and what only a program reads. */
const UNTOLD =
  /^(?:class|style|id|role|data-.*|width|height|sizes|srcset|loading|decoding|fetchpriority|checked|disabled|value|selected|open)$/;

/** React draws it; it only keeps a group together. */
const DRAWN_NAME = /^_r_/;

/** Said or not, it means the same. */
const AT_REST = new Set(['aria-busy', 'aria-disabled', 'aria-invalid', 'aria-hidden', 'spellcheck']);

const LONGEST = 60;

const short = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};

const textOf = (element: Element | null): string =>
  element === null ? 'nothing' : short(element.getAttribute('aria-label') ?? element.textContent ?? '');

const pointedAt = (element: Element, ids: string): string =>
  ids
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => textOf(element.ownerDocument.getElementById(id)))
    .join(' + ');

function attributeOf(element: Element, { name, value }: Attr): string[] {
  if (UNTOLD.test(name) || (value === 'false' && AT_REST.has(name))) return [];
  if (name === 'name' && DRAWN_NAME.test(value)) return [];
  if (POINTERS.has(name)) return [`${name} “${pointedAt(element, value)}”`];
  return [value === '' ? name : `${name}=${short(value)}`];
}

/** What is chosen, ticked, written or shut: the state of a thing, and not how it was once drawn. */
function stateOf(element: Element): string[] {
  const { checked, disabled, value, selected, open } = element as Partial<
    HTMLInputElement & HTMLOptionElement & HTMLDialogElement
  >;
  const isWritten = element.matches('input:not([type=checkbox], [type=radio]), textarea, select');
  return [
    ...(checked === true ? ['checked'] : []),
    ...(disabled === true ? ['disabled'] : []),
    ...(selected === true ? ['selected'] : []),
    ...(open === true ? ['open'] : []),
    ...(isWritten && value !== undefined && value !== '' ? [`value ${short(value)}`] : []),
    ...(element.ownerDocument.activeElement === element && element !== element.ownerDocument.body ? ['focused'] : []),
  ];
}

export const factsOf = (element: Element): string[] => [
  ...[...element.attributes].flatMap((attribute) => attributeOf(element, attribute)).toSorted(),
  ...stateOf(element),
];
