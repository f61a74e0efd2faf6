/** What precedes a press: the pointer comes, the focus comes, the finger touches. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'];

/** What a press can do something to; links and disclosures answer by themselves. */
const CONTROLS = 'button, input, [role="tab"]';

const valueOf = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value');

/** Says once more what was typed, to whoever has begun to listen since: as far as they know, nothing was. */
function retype(field: HTMLInputElement): void {
  const typed = field.value;
  if (typed === field.defaultValue || field.type === 'checkbox' || field.type === 'radio') return;
  field.value = field.defaultValue;
  valueOf?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
  const press = (event: Event) => {
    if (!isInside(event) || !(event.target instanceof Element)) return;
    onTouch();
    const control = event.target.closest<HTMLElement>(CONTROLS);
    if (!control || control.closest('a, summary')) return;
    event.preventDefault();
    pressed = control;
  };
  for (const sign of SIGNS) window.addEventListener(sign, touch, { capture: true, passive: true });
  window.addEventListener('click', press, { capture: true });

  const forget = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, touch, { capture: true });
    window.removeEventListener('click', press, { capture: true });
  };
  /** The code has come and listens: it hears of everything now. */
  const handOver = () => {
    forget();
    picture.querySelectorAll('input').forEach(retype);
    pressed?.click();
    pressed = null;
  };
  return { forget, handOver };
}
