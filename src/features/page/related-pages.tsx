import { Link } from 'wouter';

import { routePath, type RouteName } from '../../../domain/routes';
import { pageCopy as copy } from '../../copy/site/page';
import { routesCopy } from '../../copy/site/routes';
import { Icon } from '../../ui/mark/icon';

export function RelatedPages({ names }: { names: readonly RouteName[] }) {
  return (
    <nav aria-labelledby="related" className="border-t border-line bg-surface">
      <div className="wrap py-10 md:py-12">
        <h2 id="related" className="text-20">
          {copy.related}
        </h2>
        <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {names.map((name) => (
            <li key={name} className="border-t border-line">
              <Link href={routePath(name)} className="group flex items-start justify-between gap-4 py-4">
                <span>
                  <b className="block text-16 font-semibold text-ink group-hover:text-sea">{routesCopy[name].title}</b>
                  <span className="text-muted">{routesCopy[name].description}</span>
                </span>
                <Icon name="arrowRight" className="mt-0.5 text-muted group-hover:text-sea" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
