const READ_OUT = ':is(output, [role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive])';

/** What a reader of a page that does not look at it, or a browser, is told wrongly or not at all. */
const FLAWS: Readonly<Record<string, string>> = {
  'a button that would send a form off': 'button:not([type])',
  'a head of a table that says of what': 'th:not([scope])',
  'a link that leads nowhere': 'a:not([href])',
  'a dialog without a name': '[role=dialog]:not([aria-label], [aria-labelledby])',
  'a group without a name':
    ':is(fieldset, [role=group], [role=radiogroup]):not([aria-label], [aria-labelledby], :has(> legend))',
  'a region without a name': '[role=region]:not([aria-label], [aria-labelledby])',
  'a picture without words': 'img:not([alt])',
  'a button without a name': 'button:not([aria-label], [aria-labelledby]):empty',
  'a field without a name':
    ':is(input, select, textarea):not([type=hidden], [aria-label], [aria-labelledby], [id], label *)',
  'one of several that says not whether it is chosen':
    '[role=option]:not([aria-selected]), [role=radio]:not([aria-checked]), [role=tab]:not([aria-selected])',
  'a list to choose from that says not whether it is open': '[role=combobox]:not([aria-expanded])',
  'a place that is read out within another, and so twice': `${READ_OUT} ${READ_OUT}`,
  'something to press or fill in where words are read out': `${READ_OUT} :is(a[href], button, input, select, textarea)`,
  'a place for words without any':
    ':is(p, h1, h2, h3, h4, dt, dd, li, legend, label, caption, figcaption, option, summary, b):empty:not([role=status], [role=alert], [aria-live], [class*="empty:"], [class*="min-h"], [aria-hidden=true])',
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

/** What no sentence of the house says, and a program does where a value is missing. */
const SLIP = /undefined|NaN|\bnull\b|\[object|Infinity|Invalid Date|，，|。。|、、|，。|：。|（）|“”/;

/** What only a program reads, or somebody has written. */
const UNREAD = /^(?:class|style|d|value|data-.*)$/;

const excerptOf = (one: Element): string => one.outerHTML.slice(0, 200);

const idsIn = (one: Element, naming: string): string[] => one.getAttribute(naming)?.split(/\s+/).filter(Boolean) ?? [];

/** Says something that nobody has written down. */
const slips = (one: Element): boolean =>
  [...one.childNodes].some((node) => node.nodeType === node.TEXT_NODE && SLIP.test(node.textContent ?? '')) ||
  [...one.attributes].some(({ name, value }) => !UNREAD.test(name) && SLIP.test(value));

const CAN_BE_PRESSED = 'button[type=button][class]:not(:disabled, [aria-disabled=true])';

const AT_ONCE = ':is([role=alert], [aria-live=assertive])';

/** One press tells one thing: a form or a dialog reads out one fault, and the others where they stand. */
const isManyAtOnce = (one: Element): boolean =>
  [...one.querySelectorAll(AT_ONCE)].filter(({ textContent }) => textContent?.trim()).length > 1;

/** React keeps what an element listens for with the element. What no React has drawn, or a test draws in the place of a view, has none. */
function isDeaf(one: Element): boolean {
  const key = Object.keys(one).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) return false;
  const props = (one as unknown as Record<string, Record<string, unknown>>)[key] ?? {};
  return !Object.keys(props).some(
    (name) => /^on(?:Click|Pointer|Mouse|Touch|Key)/.test(name) && typeof props[name] === 'function',
  );
}

/** Every flaw of what is on the page now, with where it is. */
export function flawsOf(page: Document): string[] {
  const named = (flaw: string, found: Iterable<Element>): string[] =>
    [...found].map((one) => `${flaw}: ${excerptOf(one)}`);
  const unnamed = NAMING.flatMap((naming) =>
    [...page.querySelectorAll(`[${naming}]`)].flatMap((one) =>
      idsIn(one, naming)
        .filter((id) => page.getElementById(id) === null)
        .map((id) => `${naming} of ${id}, which is nowhere: ${excerptOf(one)}`),
    ),
  );
  return [
    ...Object.entries(FLAWS).flatMap(([flaw, selector]) => named(flaw, page.querySelectorAll(selector))),
    ...unnamed,
    ...named('words that nobody has written', [...page.querySelectorAll('body :not(script, style)')].filter(slips)),
    ...named('several faults read out at once', [...page.querySelectorAll('form, [role=dialog]')].filter(isManyAtOnce)),
    ...named('a button that hears nothing', [...page.querySelectorAll(CAN_BE_PRESSED)].filter(isDeaf)),
  ];
}
