import { createEvent, fireEvent, screen } from '@testing-library/react';

import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../../domain/people/captcha';

/** Events carry the planned timestamp, so that measured times are predictable. */
function happen(element: Element, event: Event, at: number) {
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(element, event);
}

export const handle = () => screen.getByRole('slider');
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Displayed pixels per picture pixel; 1 without layout. */
function scaleOf(element: Element): number {
  const { width } = element.getBoundingClientRect();
  return width > 0 ? width / CAPTCHA_PICTURE.width : 1;
}

const MIDDLE_OF_HANDLE = { x: 20, y: 20 };

function point(name: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', to: CaptchaPoint, at: number) {
  const rail = handle().parentElement ?? handle();
  const { left, top } = rail.getBoundingClientRect();
  const scale = scaleOf(rail);
  const event = createEvent[name](handle(), {
    pointerId: 7,
    button: 0,
    isPrimary: true,
    clientX: left + (to.x + MIDDLE_OF_HANDLE.x) * scale,
    clientY: top + (to.y + MIDDLE_OF_HANDLE.y) * scale,
  });
  happen(handle(), event, at);
}

/** Pointer on the handle. Distances are in picture pixels. */
export const pointer = {
  grabs: (at: number) => point('pointerDown', { x: Number(handle().getAttribute('aria-valuenow')), y: 0 }, at),
  moves: (offset: number, y: number, at: number) => point('pointerMove', { x: offset, y }, at),
  lifts: (offset: number, y: number, at: number) => point('pointerUp', { x: offset, y }, at),
  isTaken: () => point('pointerCancel', { x: 0, y: 0 }, 0),
};

export const key = (element: Element, name: string, at = 0, shiftKey = false) =>
  happen(element, createEvent.keyDown(element, { key: name, shiftKey }), at);

export const press = (element: Element, at = 0) => happen(element, createEvent.click(element, { detail: 1 }), at);

/** A key press on a focused button arrives as a click with detail 0. */
export const pressByKey = (element: Element) => happen(element, createEvent.click(element, { detail: 0 }), 0);

/** Press in picture pixels. Browsers report whole page pixels. */
export function pressAt(picture: Element, { x, y }: CaptchaPoint, at: number) {
  const { left, top } = picture.getBoundingClientRect();
  const scale = scaleOf(picture);
  const place = { detail: 1, clientX: Math.round(left + x * scale), clientY: Math.round(top + y * scale) };
  happen(picture, createEvent.click(picture, place), at);
}
