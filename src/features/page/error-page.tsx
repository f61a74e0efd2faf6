import { Link } from 'wouter';

import { errorCopy as copy } from '../../copy/site/error';
import { Button } from '../../ui/press/button';
import { Glyph, SIGNS } from '../../ui/mark/glyph';
import chart from './art/chart-down.svg';

const NOT_FOUND = 404;

type ErrorPageProps = {
  status: number;
  /** The error's own message; null for a standard page. */
  message: string | null;
  onRetry: () => void;
};

/** Replaces a page that failed. Part of the main bundle, since it must show when nothing else loads. */
export function ErrorPageView({ status, message, onRetry }: ErrorPageProps) {
  return (
    <section className="wrap grid flex-1 items-center gap-10 py-24 lg:grid-cols-2">
      <div>
        <div role="alert">
          <p className="flex items-center gap-3 text-muted">
            <span aria-hidden="true" className="size-2 rotate-45 bg-beacon" />
            {copy.code(status)}
          </p>
          <h1 className="mt-3 text-32 outline-none md:text-44">{copy.title}</h1>
          <p lang="en" className="mt-2 text-16 text-ink">
            {status === NOT_FOUND ? copy.notFound : copy.english}
          </p>
          <p className="text-muted">{copy.text}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="signal" onClick={onRetry}>
            <Glyph path={SIGNS.refresh} />
            {copy.retry}
          </Button>
          <Link
            href="/"
            className="inline-flex h-11 items-center rounded-control border border-line-strong bg-surface px-5 font-medium hover:border-sea hover:text-sea"
          >
            {copy.home}
          </Link>
        </div>
        <dl className="mt-10 grid max-w-100 grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-t border-line pt-4 text-12 text-muted">
          <dt>{copy.status}</dt>
          <dd className="text-ink">{status}</dd>
          {message !== null && (
            <>
              <dt>{copy.message}</dt>
              <dd className="wrap-anywhere text-ink">{message}</dd>
            </>
          )}
        </dl>
      </div>
      <img
        src={chart}
        fetchPriority="low"
        alt=""
        width={560}
        height={360}
        className="h-auto w-full max-w-140 justify-self-end rounded-card max-lg:order-first"
      />
    </section>
  );
}
