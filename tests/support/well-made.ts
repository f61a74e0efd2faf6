/** Element with the ancestor facts that flaws depend on. */
type Seat = { one: Element; tag: string; role: string | null; isReadOut: boolean; isLabelled: boolean };

const lacks = (one: Element, ...names: readonly string[]): boolean => names.every((name) => !one.hasAttribute(name));
const isNameless = (one: Element): boolean => lacks(one, 'aria-label', 'aria-labelledby');
const isEmpty = (one: Element): boolean =>
  [...one.childNodes].every(({ nodeType, nodeValue }) => nodeType === Node.COMMENT_NODE || nodeValue === '');
const isOneOf = (names: string, name: string | null): boolean => name !== null && ` ${names} `.includes(` ${name} `);

const isLive = (one: Element): boolean => isOneOf('polite assertive', one.getAttribute('aria-live'));
const readsOut = (one: Element, tag: string, role: string | null): boolean =>
  tag === 'output' || isOneOf('status alert log', role) || isLive(one);

const isFilledIn = (tag: string): boolean => isOneOf('input select textarea', tag);

const WORDS = 'p h1 h2 h3 h4 dt dd li legend label caption figcaption option summary b';
const isKeptFree = (one: Element, role: string | null): boolean =>
  isOneOf('status alert', role) ||
  one.hasAttribute('aria-live') ||
  /empty:|min-h/.test(one.getAttribute('class') ?? '') ||
  one.getAttribute('aria-hidden') === 'true';

/** Flaws for screen reader users and browsers. Checked without selectors, which took a tenth of the story suite. */
const FLAWS: Readonly<Record<string, (seat: Seat) => boolean>> = {
  'a button that would send a form off': ({ one, tag }) => tag === 'button' && lacks(one, 'type'),
  'a head of a table that says of what': ({ one, tag }) => tag === 'th' && lacks(one, 'scope'),
  'a link that leads nowhere': ({ one, tag }) => tag === 'a' && lacks(one, 'href'),
  'a dialog without a name': ({ one, role }) => role === 'dialog' && isNameless(one),
  'a group without a name': ({ one, tag, role }) =>
    (tag === 'fieldset' || isOneOf('group radiogroup', role)) &&
    isNameless(one) &&
    ![...one.children].some(({ localName }) => localName === 'legend'),
  'a region without a name': ({ one, role }) => role === 'region' && isNameless(one),
  'a picture without words': ({ one, tag }) => tag === 'img' && lacks(one, 'alt'),
  'a button without a name': ({ one, tag }) => tag === 'button' && isNameless(one) && isEmpty(one),
  'a field without a name': ({ one, tag, isLabelled }) =>
    isFilledIn(tag) && one.getAttribute('type') !== 'hidden' && isNameless(one) && lacks(one, 'id') && !isLabelled,
  'one of several that says not whether it is chosen': ({ one, role }) =>
    (isOneOf('option tab', role) && lacks(one, 'aria-selected')) || (role === 'radio' && lacks(one, 'aria-checked')),
  'a list to choose from that says not whether it is open': ({ one, role }) =>
    role === 'combobox' && lacks(one, 'aria-expanded'),
  'a place that is read out within another, and so twice': ({ one, tag, role, isReadOut }) =>
    isReadOut && readsOut(one, tag, role),
  'something to press or fill in where words are read out': ({ one, tag, isReadOut }) =>
    isReadOut && ((tag === 'a' && !lacks(one, 'href')) || tag === 'button' || isFilledIn(tag)),
  'a place for words without any': ({ one, tag, role }) =>
    isOneOf(WORDS, tag) && isEmpty(one) && !isKeptFree(one, role),
  'words that nobody has written': ({ one, tag }) => tag !== 'script' && tag !== 'style' && slips(one),
  'several faults read out at once': ({ one, tag, role }) => (tag === 'form' || role === 'dialog') && isManyAtOnce(one),
  'a button that hears nothing': ({ one, tag }) => tag === 'button' && canBePressed(one) && isDeaf(one),
};

const NAMING = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'for',
  'list',
  'form',
];

/** Text of missing values, absent from all copy. */
const SLIP = /undefined|NaN|\bnull\b|\[object|Infinity|Invalid Date|，，|。。|、、|，。|：。|（）|“”/;

/** Attributes for programs or user input. */
const UNREAD = /^(?:class|style|d|value|data-.*)$/;

const excerptOf = (one: Element): string => one.outerHTML.slice(0, 200);

const idsIn = (one: Element, naming: string): string[] => one.getAttribute(naming)?.split(/\s+/).filter(Boolean) ?? [];

/** True if text or an attribute contains a slip. */
const slips = (one: Element): boolean =>
  [...one.childNodes].some((node) => node.nodeType === node.TEXT_NODE && SLIP.test(node.textContent ?? '')) ||
  one.getAttributeNames().some((name) => !UNREAD.test(name) && SLIP.test(one.getAttribute(name) ?? ''));

const canBePressed = (one: Element): boolean =>
  one.getAttribute('type') === 'button' &&
  one.hasAttribute('class') &&
  one.getAttribute('aria-disabled') !== 'true' &&
  !one.matches(':disabled');

const AT_ONCE = ':is([role=alert], [aria-live=assertive])';

/** True if one press announces several faults: one is announced, the others are shown at their fields. */
const isManyAtOnce = (one: Element): boolean =>
  [...one.querySelectorAll(AT_ONCE)].filter(({ textContent }) => textContent?.trim()).length > 1;

/** React stores the handlers with the element. Elements outside React or replaced by a test have none. */
function isDeaf(one: Element): boolean {
  const key = Object.keys(one).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) return false;
  const props = (one as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
  return !Object.keys(props).some(
    (name) => /^on(?:Click|Pointer|Mouse|Touch|Key)/.test(name) && typeof props[name] === 'function',
  );
}

function* seatsIn(within: Element, { isReadOut, isLabelled }: Pick<Seat, 'isReadOut' | 'isLabelled'>): Generator<Seat> {
  for (const one of within.children) {
    const [tag, role] = [one.localName, one.getAttribute('role')];
    yield { one, tag, role, isReadOut, isLabelled };
    yield* seatsIn(one, {
      isReadOut: isReadOut || readsOut(one, tag, role),
      isLabelled: isLabelled || tag === 'label',
    });
  }
}

export function flawsOf(page: Document): string[] {
  const found: string[] = [];
  for (const seat of seatsIn(page.body, { isReadOut: false, isLabelled: false })) {
    for (const [flaw, isFlawed] of Object.entries(FLAWS))
      if (isFlawed(seat)) found.push(`${flaw}: ${excerptOf(seat.one)}`);
    for (const naming of NAMING)
      for (const id of idsIn(seat.one, naming))
        if (page.getElementById(id) === null)
          found.push(`${naming} of ${id}, which is nowhere: ${excerptOf(seat.one)}`);
  }
  return found;
}
