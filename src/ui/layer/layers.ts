import { focusableElements, createWayBack, type WayBack } from '../press/way-back';

type Layer = { dialog: HTMLElement; below: Element | null; back: WayBack };

const layers: Layer[] = [];

/** `aria-hidden` for screen readers without support for `inert`. */
function setReach(part: Element | null, isWithinReach: boolean): void {
  part?.toggleAttribute('inert', !isWithinReach);
  if (isWithinReach) part?.removeAttribute('aria-hidden');
  else part?.setAttribute('aria-hidden', 'true');
}

/**
 * Locks page scrolling and keeps its width. The width is read only when the state changes, since reading it forces
 * layout.
 */
function holdPage(isHeld: boolean): void {
  const { documentElement: page } = document;
  if (isHeld === (page.style.overflow === 'hidden')) return;
  page.style.paddingRight = isHeld ? `${window.innerWidth - page.clientWidth}px` : '';
  page.style.overflow = isHeld ? 'hidden' : '';
}

function settle(): void {
  // Reads layout first; after the changes below it would force a full relayout.
  holdPage(layers.length > 0);
  for (const { below } of layers) setReach(below, false);
  for (const { dialog } of layers) setReach(dialog, isTopmost(dialog));
}

export const isTopmost = (dialog: Element): boolean => layers.at(-1)?.dialog === dialog;

/** Element marked `data-autofocus`, else the first focusable one, else the panel. */
const initialFocus = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('[data-autofocus]') ??
  focusableElements(dialog)[0] ??
  dialog.querySelector<HTMLElement>('[data-panel]');

/**
 * Only the topmost dialog is reachable and focused; notices and open lists stay reachable. Returns the close function.
 */
export function openLayer(dialog: HTMLElement, below: Element | null, back: WayBack): () => void {
  // The focus may have moved since the first render, to a field or out of an earlier dialog.
  const now = document.activeElement;
  const isElsewhere = now !== document.body && !dialog.contains(now);
  const layer = { dialog, below, back: isElsewhere ? createWayBack(now) : back };
  layers.push(layer);
  // Focus first: an element with focus must not become inert.
  if (!dialog.contains(document.activeElement)) initialFocus(dialog)?.focus({ preventScroll: true });
  settle();
  return () => {
    const wasTopmost = isTopmost(dialog);
    layers.splice(layers.indexOf(layer), 1);
    // Dialogs opened from this one now return the focus where this one would.
    for (const other of layers) if (dialog.contains(other.back.from)) other.back = layer.back;
    setReach(below, true);
    settle();
    if (wasTopmost) layer.back.go();
  };
}
