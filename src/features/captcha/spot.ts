import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../../domain/people/captcha';

type Pointed = { clientX: number; clientY: number };

/** Scale 1:1 before layout. */
const scaled = (length: number, shown: number, real: number) => (shown > 0 ? (length * real) / shown : length);

/** Position of an event in picture pixels. Measured at each use, so resize and zoom do no harm. */
export function spotOnPicture(picture: Element, { clientX, clientY }: Pointed): CaptchaPoint {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return {
    x: scaled(clientX - left, width, CAPTCHA_PICTURE.width),
    y: scaled(clientY - top, height, CAPTCHA_PICTURE.height),
  };
}

/** Position of an event on the rail in picture pixels. The rail has only the picture's width, so both axes use its scale. */
export function spotOnRail(rail: Element, { clientX, clientY }: Pointed): CaptchaPoint {
  const { left, top, width } = rail.getBoundingClientRect();
  return {
    x: scaled(clientX - left, width, CAPTCHA_PICTURE.width),
    y: scaled(clientY - top, width, CAPTCHA_PICTURE.width),
  };
}
