import { Link } from 'wouter';

import type { Slide } from '../../../machines/shell/carousel';
import { Icon } from '../../ui/mark/icon';
import { LineArt } from '../../ui/mark/line-art';

export function SlideView({ slide: { kicker, title, text, label, href, art } }: { slide: Slide }) {
  const look =
    'mt-5 inline-flex items-center gap-1.5 self-start py-1 font-medium text-on-deep underline-offset-4 outline-on-deep hover:underline';
  const inside = (
    <>
      {label}
      <Icon name="arrowRight" />
    </>
  );
  return (
    <div className="flex flex-1 flex-col gap-6 p-6 sm:max-lg:flex-row sm:max-lg:items-center">
      <div className="grid place-items-center max-lg:flex-none rounded-control bg-deep-2 px-6 py-8 text-deep-text sm:max-lg:w-64 lg:flex-1">
        <LineArt name={art} className="w-full max-w-52" />
      </div>
      <div className="flex flex-col max-lg:flex-1">
        <p className="text-12 text-deep-muted">{kicker}</p>
        <h3 className="mt-1 text-20 text-on-deep lg:min-h-13.5">{title}</h3>
        <p className="mt-2 lg:min-h-17">{text}</p>
        {href.includes('#') ? (
          <a href={href} className={look}>
            {inside}
          </a>
        ) : (
          <Link href={href} className={look}>
            {inside}
          </Link>
        )}
      </div>
    </div>
  );
}
