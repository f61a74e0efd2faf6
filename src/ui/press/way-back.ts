/** `from`: element that had the focus. */
export type WayBack = { from: Element | null; go: () => void };

const FOCUSABLE = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled', '[tabindex]']
  .map((one) => `${one}:not([tabindex="-1"])`)
  .join();

const isDrawn = (element: Element) => element.getClientRects().length > 0;

export const focusableElements = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isDrawn);

const elementName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

const take = (element: Element | undefined): boolean => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== undefined && element === document.activeElement;
};

/** Restores the focus. A re-rendered element is found by its name; otherwise the nearest focusable one is used. */
export function createWayBack(from: Element | null): WayBack {
  if (!from || from === document.body) return { from: null, go: () => {} };
  const { tagName } = from;
  const name = elementName(from);
  const places = ancestorsOf(from);
  const goNear = () => {
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    if (isTaken) return;
    const near = places.find((place) => place.isConnected && focusableElements(place).length > 0);
    const others = near ? focusableElements(near) : [];
    take(others.find((other) => other.tagName === tagName && elementName(other) === name) ?? others[0]);
  };
  return {
    from,
    go: () => {
      // A replacement may mount in the same commit in which the dialog closes.
      if (!from.isConnected || !take(from)) queueMicrotask(goNear);
    },
  };
}
