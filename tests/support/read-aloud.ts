/** Words of a screen reader for a role, after the name of the element. */
const ROLE_WORDS: Readonly<Record<string, string>> = {
  alert: '警示',
  alertdialog: '弹窗',
  button: '按钮',
  checkbox: '复选框',
  columnheader: '列标题',
  combobox: '下拉框',
  dialog: '弹窗',
  group: '组',
  heading: '标题',
  img: '图片',
  link: '链接',
  navigation: '导航',
  radio: '单选按钮',
  region: '区域',
  rowheader: '行标题',
  status: '状态',
  tab: '页签',
  table: '表格',
  textbox: '编辑框',
};

const ROLE_OF: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  dialog: 'dialog',
  fieldset: 'group',
  h2: 'heading',
  nav: 'navigation',
  output: 'status',
  select: 'combobox',
  table: 'table',
  th: 'columnheader',
};

/** Read as one, with its name; all others are read part by part. */
const WHOLE = new Set([
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'heading',
  'img',
  'link',
  'radio',
  'rowheader',
  'tab',
  'textbox',
]);

const STATES = [
  ['aria-required', '必填'],
  ['aria-pressed', '已按下'],
  ['aria-selected', '已选中'],
  ['aria-expanded', '已展开'],
  ['aria-busy', '忙'],
  ['aria-disabled', '不可用'],
  ['aria-invalid', '内容有误'],
] as const;

const textOf = (ids: string | null): string[] =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter(Boolean);

function roleOf(element: Element): string | undefined {
  if (element instanceof HTMLInputElement)
    return ['checkbox', 'radio'].includes(element.type) ? element.type : 'textbox';
  const isOfRow = element.localName === 'th' && element.getAttribute('scope')?.startsWith('row') === true;
  return element.getAttribute('role') ?? (isOfRow ? 'rowheader' : ROLE_OF[element.localName]);
}

const isSilent = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  (['svg', 'img'].includes(element.localName) && roleOf(element) !== 'img') ||
  ['style', 'script', 'legend', 'caption'].includes(element.localName);

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const labelled = textOf(element.getAttribute('aria-labelledby'));
  if (labelled.length > 0) return labelled.join(' ');
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return [...(element.labels ?? [])].map((one) => heard(one).join('')).join('');
  if (['fieldset', 'table'].includes(element.localName))
    return element.querySelector('legend, caption')?.textContent ?? '';
  return WHOLE.has(roleOf(element) ?? '') ? heard(element).join('') : '';
}

function statesOf(element: Element): string[] {
  const isTicked = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
  return [
    ...(isTicked ? [element.checked ? '已勾选' : '未勾选'] : []),
    ...(element.getAttribute('aria-pressed') === 'false' ? ['未按下'] : []),
    ...(element.hasAttribute('aria-current') ? ['当前页'] : []),
    ...STATES.filter(([name]) => element.getAttribute(name) === 'true').map(([, word]) => word),
    ...textOf(element.getAttribute('aria-describedby')),
  ];
}

/** Texts of an element, without the controls inside of a label. */
const heard = (element: Element): string[] =>
  [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data.trim()];
    if (!(node instanceof Element) || isSilent(node) || roleOf(node) === 'checkbox' || roleOf(node) === 'radio')
      return [];
    return heard(node);
  });

function linesOf(element: Element, described: ReadonlySet<string>): string[] {
  if (isSilent(element) || described.has(element.id)) return [];
  if (element instanceof HTMLLabelElement) {
    const inside = element.querySelector('input');
    return inside === null ? [] : linesOf(inside, described);
  }
  const role = roleOf(element);
  const word = role === undefined ? undefined : ROLE_WORDS[role];
  if (word !== undefined && WHOLE.has(role ?? ''))
    return [[nameOf(element), word, ...statesOf(element)].filter(Boolean).join('，')];
  const inner = [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data.trim()];
    return node instanceof Element ? linesOf(node, described) : [];
  });
  return word === undefined ? inner : [[nameOf(element), word].filter(Boolean).join('，'), ...inner];
}

/** Everything a screen reader says of a part of the page, in its order. */
export function readAloud(root: Element): string {
  const described = new Set(
    [...root.querySelectorAll('[aria-describedby]')].flatMap((one) =>
      (one.getAttribute('aria-describedby') ?? '').split(' '),
    ),
  );
  return linesOf(root, described).join('；').replaceAll('；，；', '，');
}
