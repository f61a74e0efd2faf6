import { leadOn } from './picture-link';

/** What precedes a press: the pointer comes, the focus comes, the finger touches. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** What a press can do something to; disclosures answer by themselves, and so does a link, with a little help. */
const CONTROLS = 'button, input, [role="tab"]';

const valueOf = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Who listens by now in the place of an element of the picture: itself, where the picture was taken over as it is. */
export type HeirOf = <TElement extends HTMLElement>(one: TElement) => TElement | undefined;
const itself: HeirOf = (one) => one;

/** Says once more what was typed, to whoever has begun to listen since: as far as they know, nothing was. */
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

/** What has been chosen in lists, so far and from now on: a list that is taken over is set back to what was drawn. */
function choicesIn(picture: HTMLElement) {
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

/** What was pressed before the first script had come: the page itself has noted it on the control. */
function pressedBefore(picture: HTMLElement): HTMLElement | null {
  const noted = picture.querySelector<HTMLElement>('[data-pressed]');
  noted?.removeAttribute('data-pressed');
  return noted;
}

/** From here on every press finds somebody who keeps it or does it. */
export const endEarlyPresses = () => void (document.documentElement.dataset['live'] = '');

/**
 * Keeps what somebody does to a picture whose code is still on its way. Heard before anybody else, for a library that
 * takes over pictures lets no press through to one it has not taken over yet.
 */
export function keepTouch(picture: HTMLElement, onTouch: () => void) {
  let pressed = pressedBefore(picture);
  if (pressed) onTouch();
  const isInside = ({ target }: Event) => target instanceof Element && picture.contains(target);
  const touch = (event: Event) => {
    if (isInside(event)) onTouch();
  };
  const press = (event: MouseEvent) => {
    if (!isInside(event) || !(event.target instanceof Element)) return;
    onTouch();
    const link = event.target.closest('a');
    if (link) return leadOn(event, link);
    const control = event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.closest('summary')) return;
    event.preventDefault();
    pressed = control;
  };
  const choices = choicesIn(picture);
  for (const sign of SIGNS) window.addEventListener(sign, touch, { capture: true, passive: true });
  window.addEventListener('click', press, { capture: true });

  const forget = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
    window.removeEventListener('click', press, { capture: true });
    choices.forget();
  };
  /** The code has come and listens: it hears of everything now. */
  const handOver = (heirOf = itself) => {
    forget();
    for (const field of picture.querySelectorAll('input')) retype(field, heirOf);
    choices.sayAgain(heirOf);
    if (pressed) heirOf(pressed)?.click();
    pressed = null;
  };
  return { forget, handOver };
}
