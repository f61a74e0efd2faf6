import { CAPTCHA_PICTURE, type CaptchaPoint } from '../../../domain/people/captcha';

const pinPosition = ({ x, y }: CaptchaPoint) => ({
  left: `${(x / CAPTCHA_PICTURE.width) * 100}%`,
  top: `${(y / CAPTCHA_PICTURE.height) * 100}%`,
});

/** Pin height in picture pixels at the smallest width (260 px); closer to the top edge it would be cut off. */
const PIN = 41;

/** Drawn above its point to keep the word readable; below it near the top edge. */
export function Pin({ point, number }: { point: CaptchaPoint; number: number }) {
  const isBelow = point.y < PIN;
  return (
    <svg
      viewBox="0 0 24 34"
      className={`pointer-events-none absolute h-8.5 w-6 -translate-x-1/2 ${isBelow ? '' : '-translate-y-full'}`}
      style={pinPosition(point)}
      aria-hidden="true"
    >
      <g transform={isBelow ? 'matrix(1 0 0 -1 0 34)' : undefined}>
        <path d="M12 33V21" className="stroke-on-deep" strokeWidth="4" strokeLinecap="round" />
        <path d="M12 33V21" className="stroke-pin" strokeWidth="2" strokeLinecap="round" />
        <circle cx="12" cy="11" r="10.25" className="fill-pin stroke-on-deep" strokeWidth="1.5" />
      </g>
      <text x="12" y={isBelow ? 27.25 : 15.25} textAnchor="middle" className="fill-on-deep text-12 font-semibold">
        {number}
      </text>
    </svg>
  );
}

/** Shown only in keyboard use. */
export function Crosshair({ point }: { point: CaptchaPoint }) {
  return (
    <svg
      viewBox="0 0 40 40"
      className="pointer-events-none absolute hidden size-10 -translate-1/2 peer-focus-visible:block"
      style={pinPosition(point)}
      fill="none"
      aria-hidden="true"
    >
      <g className="stroke-on-deep" strokeWidth="4" strokeLinecap="round">
        <circle cx="20" cy="20" r="11" />
        <path d="M20 2v12M20 26v12M2 20h12M26 20h12" />
      </g>
      <g className="stroke-pin" strokeWidth="2" strokeLinecap="round">
        <circle cx="20" cy="20" r="11" />
        <path d="M20 2v12M20 26v12M2 20h12M26 20h12" />
      </g>
    </svg>
  );
}
