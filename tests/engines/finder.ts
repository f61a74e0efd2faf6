/**
 * Runs in the page: first visible element of a kind with that name, or null. The name is a label, an attribute or the
 * text; a leading `~` matches a part of it.
 */
export const FINDER = `
const [kind, asked, within] = arguments;
const KINDS = {
  button: 'button, [role=button], a[href]',
  tab: '[role=tab]',
  option: '[role=option]',
  field: 'input, textarea, select, [role=combobox], button[aria-haspopup=listbox]',
  slider: '[role=slider]',
  text: 'main *, [role=dialog] *, [role=alertdialog] *, header *',
};
const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
const textOf = (id) => clean(document.getElementById(id)?.textContent);
const namesOf = (element) => [
  element.getAttribute('aria-label'),
  (element.getAttribute('aria-labelledby') ?? '').split(' ').map(textOf).join(' '),
  ...[...(element.labels ?? [])].map((label) => label.textContent),
  element.name,
  element.id,
  kind === 'field' ? '' : element.innerText,
].map((name) => clean(name).replace(/\\s?\\*$/, ''));
const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
const fits = asked.startsWith('~') ? (name) => name.includes(asked.slice(1)) : (name) => name === asked;
const root = within ? [...document.querySelectorAll(within)].find(isSeen) ?? null : document;
const found = root === null ? [] : [...root.querySelectorAll(KINDS[kind])].filter((one) => isSeen(one) && namesOf(one).some(fits));
return found.find((one) => !found.some((other) => other !== one && one.contains(other))) ?? null;
`;
