import { Link } from 'wouter';

import { routePath } from '../../../domain/routes';
import { notFoundCopy as copy, WAYS_ON } from '../../copy/site/not-found';
import { titles } from '../../copy/site/titles';
import { Icon } from '../../ui/mark/icon';
// Inlined: small, and the largest element of the page.
import chart from './chart-lost.svg?inline';

export default function NotFoundPage() {
  return (
    <section className="wrap grid items-center gap-10 py-16 lg:grid-cols-2 lg:py-24">
      <div>
        <p className="flex items-center gap-3 text-muted">
          <span aria-hidden="true" className="size-2 rotate-45 bg-beacon" />
          {copy.code}
        </p>
        <h1 className="mt-3 text-32 outline-none md:text-44">{copy.title}</h1>
        <p lang="en" className="mt-2 text-16 text-ink">
          {copy.english}
        </p>
        <p lang="en" className="text-muted">
          {copy.plain}
        </p>
        <Link
          href="/"
          className="mt-8 inline-flex h-12 items-center gap-2 rounded-control bg-signal px-6 text-16 font-semibold text-on-signal hover:bg-signal-hover"
        >
          <Icon name="house" />
          {copy.home}
        </Link>
        <h2 className="mt-10 text-14 font-normal text-muted">{copy.onwards}</h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {WAYS_ON.map((name) => (
            <li key={name}>
              <Link
                href={routePath(name)}
                className="inline-flex h-11 items-center rounded-control border border-line bg-surface px-4 hover:border-sea hover:text-sea"
              >
                {titles[name]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <img
        src={chart}
        alt={copy.picture}
        width={560}
        height={360}
        className="h-auto w-full max-w-140 lg:justify-self-end rounded-card bg-deep max-lg:order-first"
      />
    </section>
  );
}
