import type { Page } from 'playwright';

const FOLDED = 'main button[aria-expanded="false"]:not([aria-haspopup]):not([role])';

/** Expands the first offer or every collapsed part. */
export async function unfold(page: Page, which: 'first offer' | 'everything'): Promise<void> {
  const folded = page.locator(which === 'everything' ? FOLDED : 'main article button[aria-expanded="false"]');
  const most = which === 'everything' ? await folded.count() : 1;
  for (let at = 0; at < most && (await folded.count()) > 0; at += 1) await folded.first().click();
}

const CARD = 'main :is(article, li:has(h2)):not(article *)';
const MOST_CARDS = 3;

/** Visible text of the first offers by line, without whitespace. */
export const linesOf = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([card, most]) =>
      [...document.querySelectorAll<HTMLElement>(card)]
        .slice(0, most)
        .flatMap((part) => part.innerText.split(/[\n\t]/))
        .map((line) => line.replaceAll(/\s/g, ''))
        .filter((line) => line !== ''),
    [CARD, MOST_CARDS] as const,
  );

/** Interactive elements by name; covered when another element receives the press. */
export const pressablesOf = (page: Page): Promise<{ name: string; isCovered: boolean }[]> =>
  page.evaluate(
    ([card, most]) => {
      const pressed = 'a[href], button, input, select, summary';
      return [...document.querySelectorAll<HTMLElement>(card)]
        .slice(0, most)
        .flatMap((part) => [...part.querySelectorAll<HTMLElement>(pressed)])
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getClientRects().length > 0)
        .map((part) => {
          part.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = part.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const label = (part as HTMLInputElement).labels?.[0] ?? null;
          const isHeard =
            hit !== null && [part, label].some((one) => one !== null && (one.contains(hit) || hit.contains(one)));
          const said = part.getAttribute('aria-label') ?? (label ?? part).innerText;
          return { name: said.replaceAll(/\s/g, ''), isCovered: !isHeard };
        });
    },
    [CARD, MOST_CARDS] as const,
  );

/** Text outside the window, except in scrollable rows. */
export const outsideOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (part: Element | null): boolean =>
      part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
    /** Screen-reader-only text is clipped to a point. */
    const isUnseen = (part: Element | null): boolean =>
      part !== null &&
      ((part.clientWidth <= 1 && getComputedStyle(part).overflowX === 'hidden') || isUnseen(part.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const outside: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const holder = text.parentElement;
      if (!holder || text.textContent?.trim() === '' || !holder.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (!isUnseen(holder) && (left < -1 || right > window.innerWidth + 1) && !scrolls(holder))
        outside.push(text.textContent ?? '');
    }
    if (document.documentElement.scrollWidth > window.innerWidth) outside.push('the page itself');
    return outside;
  });
