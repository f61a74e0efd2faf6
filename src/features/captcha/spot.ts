import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../../domain/people/captcha';

type Pointed = { clientX: number; clientY: number };

/** One for one where nothing is laid out yet. */
const scaled = (length: number, shown: number, real: number) => (shown > 0 ? (length * real) / shown : length);

/** Where on the picture an event fell, in its own pixels. Measured at every use: neither a resize nor a zoom can spoil it. */
export function spotOnPicture(picture: Element, { clientX, clientY }: Pointed): CaptchaPoint {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return {
    x: scaled(clientX - left, width, CAPTCHA_PICTURE.width),
    y: scaled(clientY - top, height, CAPTCHA_PICTURE.height),
  };
}

/** The same beside the rail, which is as wide as the picture but not as high. */
export function spotOnRail(rail: Element, { clientX, clientY }: Pointed): CaptchaPoint {
  const { left, top, width } = rail.getBoundingClientRect();
  return {
    x: scaled(clientX - left, width, CAPTCHA_PICTURE.width),
    y: scaled(clientY - top, width, CAPTCHA_PICTURE.width),
  };
}
