import { focusableIn, wayBackFrom, type WayBack } from '../press/way-back';

/** A dialog, the part of the page it lies on, and how the focus finds back to where it came from. */
type Layer = { dialog: HTMLElement; below: Element | null; back: WayBack };

/** The dialogs that are open, in the order in which they were opened. */
const layers: Layer[] = [];

/** `aria-hidden` for those who read the page without knowing `inert`. */
function setReach(part: Element | null, isWithinReach: boolean): void {
  part?.toggleAttribute('inert', !isWithinReach);
  if (isWithinReach) part?.removeAttribute('aria-hidden');
  else part?.setAttribute('aria-hidden', 'true');
}

/** The page stands still under a dialog, and as wide as it was. How wide is asked only where it must be. */
function holdPage(isHeld: boolean): void {
  const { documentElement: page } = document;
  if (isHeld === (page.style.overflow === 'hidden')) return;
  page.style.paddingRight = isHeld ? `${window.innerWidth - page.clientWidth}px` : '';
  page.style.overflow = isHeld ? 'hidden' : '';
}

function settle(): void {
  // First what asks: after a change, the whole page would have to be laid out for the answer.
  holdPage(layers.length > 0);
  for (const { below } of layers) setReach(below, false);
  for (const { dialog } of layers) setReach(dialog, isTopmost(dialog));
}

export const isTopmost = (dialog: Element): boolean => layers.at(-1)?.dialog === dialog;

/** What asks for the focus, else whatever can have it, else the dialog itself. */
const firstIn = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  focusableIn(dialog)[0] ??
  dialog.querySelector<HTMLElement>('[data-panel]');

/**
 * Only the topmost dialog is within reach and has the focus. What stands beside the page, as the notices do and an open
 * list of choices, stays within reach. Returns how to take this dialog away again.
 */
export function openLayer(dialog: HTMLElement, below: Element | null, back: WayBack): () => void {
  // The focus may have moved on since this was first drawn: to a field it belongs to, or out of the dialog before it.
  const now = document.activeElement;
  const isElsewhere = now !== document.body && !dialog.contains(now);
  const layer = { dialog, below, back: isElsewhere ? wayBackFrom(now) : back };
  layers.push(layer);
  // The focus first: nothing that has it may be put out of reach.
  if (!dialog.contains(document.activeElement)) firstIn(dialog)?.focus({ preventScroll: true });
  settle();
  return () => {
    const wasTopmost = isTopmost(dialog);
    layers.splice(layers.indexOf(layer), 1);
    // What was opened from here leads back to where this one leads.
    for (const other of layers) if (dialog.contains(other.back.from)) other.back = layer.back;
    setReach(below, true);
    settle();
    if (wasTopmost) layer.back.go();
  };
}
