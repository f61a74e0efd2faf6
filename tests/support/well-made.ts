/** What a reader of a page that does not look at it, or a browser, is told wrongly or not at all. */
const FLAWS: Readonly<Record<string, string>> = {
  'a button that would send a form off': 'button:not([type])',
  'a head of a table that says of what': 'th:not([scope])',
  'a link that leads nowhere': 'a:not([href])',
  'a dialog without a name': '[role=dialog]:not([aria-label], [aria-labelledby])',
};

const NAMING = ['aria-labelledby', 'aria-describedby'];

const idsIn = (one: Element, naming: string): string[] => one.getAttribute(naming)?.split(/\s+/).filter(Boolean) ?? [];

/** Every flaw of what is on the page now, with where it is. */
export function flawsOf(page: Document): string[] {
  const found = Object.entries(FLAWS).flatMap(([flaw, selector]) =>
    [...page.querySelectorAll(selector)].map((one) => `${flaw}: ${one.outerHTML.slice(0, 200)}`),
  );
  const unnamed = NAMING.flatMap((naming) =>
    [...page.querySelectorAll(`[${naming}]`)].flatMap((one) =>
      idsIn(one, naming)
        .filter((id) => page.getElementById(id) === null)
        .map((id) => `${naming} of ${id}, which is nowhere: ${one.outerHTML.slice(0, 200)}`),
    ),
  );
  return [...found, ...unnamed];
}
