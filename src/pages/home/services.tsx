import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import { homeServicesCopy as copy } from '../../copy/search/home-services';
import { links } from '../../copy/site/links';
import { LineArt } from '../../ui/mark/line-art';
import { ModeIcon } from '../../ui/mark/mode-icon';

type MainService = (typeof copy.main)[number];
const COVERING = '-outline-offset-2 after:absolute after:inset-0';

/** The link covers its whole cell; trucks may have their own site. */
const ServiceLink = ({ to, title }: Pick<MainService, 'to' | 'title'>) =>
  to === 'truck' && !links.truck.startsWith('/') ? (
    <a href={links.truck} className={COVERING}>
      {title}
    </a>
  ) : (
    <Link href={routePath(to)} className={COVERING}>
      {title}
    </Link>
  );

/** All services with key figures. Adjacent cells share a hairline. */
export function Services() {
  return (
    <section aria-labelledby="services" className="wrap py-14 md:py-20">
      <h2 id="services" className="mb-6 text-24 md:text-32">
        {copy.title}
      </h2>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {copy.main.map(({ art, to, title, text, figures }) => (
          <li
            key={title}
            className="relative flex flex-col border-r border-b border-line bg-surface p-5 hover:bg-sea-tint md:p-6"
          >
            <LineArt name={art} className="w-40 text-sea max-sm:absolute max-sm:top-5 max-sm:right-4 max-sm:w-20" />
            <h3 className="text-20 sm:mt-5">
              <ServiceLink to={to} title={title} />
            </h3>
            <p className="mt-2 flex-1 text-muted max-sm:pr-24">{text}</p>
            <dl className="mt-5 flex gap-8">
              {figures.map(([figure, of]) => (
                <div key={of} className="flex flex-col-reverse">
                  <dt className="text-12 text-muted">{of}</dt>
                  <dd className="text-20 font-semibold whitespace-nowrap text-ink">{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <ul className="grid border-l border-line sm:grid-cols-2 lg:grid-cols-5">
        {copy.more.map(({ mode, to, title, text }) => (
          <li key={title} className="border-r border-b border-line bg-surface sm:max-lg:last:col-span-2">
            <Link href={routePath(to)} className="flex h-full gap-3 p-4 -outline-offset-2 hover:bg-sea-tint">
              <ModeIcon mode={mode} className="mt-0.5 text-sea" />
              <span>
                <b className="block font-semibold text-ink">{title}</b>
                <span className="text-12 text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
