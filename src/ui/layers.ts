/** A dialog, what of the page it lies on, and what had the focus before it. */
type Layer = { dialog: HTMLElement; page: Element | null; opener: Element | null };

/** The dialogs that are open, in the order in which they were opened. */
const layers: Layer[] = [];

const FOCUSABLE = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled', '[tabindex]']
  .map((one) => `${one}:not([tabindex="-1"])`)
  .join();

const focusable = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.getClientRects().length > 0);

function setReach(part: Element | null, isWithinReach: boolean): void {
  part?.toggleAttribute('inert', !isWithinReach);
  if (isWithinReach) part?.removeAttribute('aria-hidden');
  else part?.setAttribute('aria-hidden', 'true');
}

/** The page stands still under a dialog, and as wide as it was. */
function holdPage(isHeld: boolean): void {
  const { style, clientWidth } = document.documentElement;
  if (isHeld === (style.overflow === 'hidden')) return;
  style.paddingRight = isHeld ? `${window.innerWidth - clientWidth}px` : '';
  style.overflow = isHeld ? 'hidden' : '';
}

function settle(): void {
  for (const { page } of layers) setReach(page, false);
  for (const { dialog } of layers) setReach(dialog, isTopmost(dialog));
  holdPage(layers.length > 0);
}

export const isTopmost = (dialog: HTMLElement | null): boolean => layers.at(-1)?.dialog === dialog;

/** Only the topmost dialog is within reach and has the focus. Returns how to take this one away again. */
export function openLayer(layer: Layer): () => void {
  const { dialog, page } = layer;
  layers.push(layer);
  // The focus first: nothing that has it may be put out of reach.
  if (!dialog.contains(document.activeElement)) (focusable(dialog)[0] ?? dialog).focus({ preventScroll: true });
  settle();
  return () => {
    const wasTopmost = isTopmost(dialog);
    layers.splice(layers.indexOf(layer), 1);
    // What was opened from here gives the focus back to where this one got it from.
    for (const other of layers) if (dialog.contains(other.opener)) other.opener = layer.opener;
    setReach(page, true);
    settle();
    if (wasTopmost && layer.opener instanceof HTMLElement) layer.opener.focus({ preventScroll: true });
  };
}

/** From the last that can have the focus Tab leads to the first, and back. */
export function turnInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = focusable(dialog);
  const from = event.shiftKey ? all[0] : all.at(-1);
  const isLost = !dialog.contains(document.activeElement);
  if (!isLost && document.activeElement !== from && document.activeElement !== dialog) return;
  if (document.activeElement === dialog && !event.shiftKey) return;
  const to = event.shiftKey ? all.at(-1) : all[0];
  if (to === undefined) return;
  event.preventDefault();
  to.focus();
}
