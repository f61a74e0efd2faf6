import { placeAt } from '../../../domain/routes';

/** True for links to another page of this site, without hash or target. */
const isOurs = ({ host, target, pathname, hash }: HTMLAnchorElement) =>
  host === location.host && target + hash === '' && placeAt(pathname).name !== 'notFound';

/** Navigates without a page load, as the link will once its code is there. */
function navigateInPage(press: MouseEvent, link: HTMLAnchorElement): void {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey || !isOurs(link)) return;
  press.preventDefault();
  history.pushState(null, '', link.href);
}

/** The browser sends it without React, so replaying it would send it twice. */
const isPosting = (control: HTMLElement) => control instanceof HTMLButtonElement && control.form?.method === 'post';

const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** Elements whose presses are replayed; disclosures and links work without script. */
const CONTROLS = 'button, input, [role="tab"]';

const valueOf = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Maps an element of the drawn HTML to its live counterpart; to itself after plain hydration. */
export type HeirOf = <TElement extends HTMLElement>(one: TElement) => TElement | undefined;
const itself: HeirOf = (one) => one;

/** Replays typed text as input events, since the hydrated code has not seen it. */
function retype(field: HTMLInputElement, heirOf: HeirOf): void {
  const typed = field.value;
  if (typed === field.defaultValue || field.type === 'checkbox' || field.type === 'radio') return;
  const heir = heirOf(field);
  if (!heir) return;
  heir.value = heir.defaultValue;
  valueOf?.set?.call(heir, typed);
  heir.dispatchEvent(new Event('input', { bubbles: true }));
}

const drawnAs = ({ options }: HTMLSelectElement) =>
  ([...options].find((option) => option.defaultSelected) ?? options[0])?.value;

/** Tracks chosen options, since hydration resets a select to its drawn value. */
function trackChoices(picture: HTMLElement) {
  const lists = [...picture.querySelectorAll('select')];
  const chosen = new Map(lists.filter((list) => list.value !== drawnAs(list)).map((list) => [list, list.value]));
  const choose = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && picture.contains(target)) chosen.set(target, target.value);
  };
  window.addEventListener('change', choose, { capture: true });
  return {
    forget: () => window.removeEventListener('change', choose, { capture: true }),
    sayAgain(heirOf: HeirOf) {
      for (const [drawn, value] of chosen) {
        const list = heirOf(drawn);
        if (!list || value === drawnAs(list)) continue;
        list.value = value;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
  };
}

/** Press before the first script, noted on the control by the page itself. */
function takeEarlyPress(picture: HTMLElement): HTMLElement | null {
  const all = [...picture.querySelectorAll<HTMLElement>('[data-pressed]')];
  const noted = all.find((control) => !isPosting(control));
  noted?.removeAttribute('data-pressed');
  return noted ?? null;
}

/** Marks the page as live: from here on the code handles presses itself. */
export const endEarlyPresses = () => void (document.documentElement.dataset['live'] = '');

/**
 * Records input on drawn HTML until its code arrives. Listens in the capture phase first, since React swallows events
 * on content it has not hydrated.
 */
export function keepTouch(picture: HTMLElement, onTouch: () => void) {
  let pressed = takeEarlyPress(picture);
  if (pressed) onTouch();
  const isInside = ({ target }: Event) => target instanceof Element && picture.contains(target);
  const touch = (event: Event) => {
    if (isInside(event)) onTouch();
  };
  const press = (event: MouseEvent) => {
    if (!isInside(event) || !(event.target instanceof Element)) return;
    onTouch();
    const link = event.target.closest('a');
    if (link) return navigateInPage(event, link);
    const control = event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.closest('summary') || isPosting(control)) return;
    event.preventDefault();
    pressed = control;
  };
  const choices = trackChoices(picture);
  for (const sign of SIGNS) window.addEventListener(sign, touch, { capture: true, passive: true });
  window.addEventListener('click', press, { capture: true });

  const forget = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
    window.removeEventListener('click', press, { capture: true });
    choices.forget();
  };
  /** Hands over: the code listens now, so recorded input is replayed. */
  const handOver = (heirOf = itself) => {
    forget();
    for (const field of picture.querySelectorAll('input')) retype(field, heirOf);
    choices.sayAgain(heirOf);
    if (pressed) heirOf(pressed)?.click();
    pressed = null;
  };
  return { forget, handOver };
}
