import { Link } from 'wouter';

import { notFoundCopy as copy } from '../../copy/not-found';

export default function NotFoundPage() {
  return (
    <section className="wrap grid flex-1 content-center justify-items-start gap-3 py-20">
      <p className="text-44 font-semibold text-signal-strong">404</p>
      <h1 className="text-32">{copy.title}</h1>
      <p className="text-16">{copy.text}</p>
      <p lang="en" className="text-muted">
        {copy.english}
      </p>
      <Link
        href="/"
        className="mt-4 inline-flex h-11 items-center rounded-control bg-signal px-6 font-semibold text-on-signal hover:bg-signal-hover"
      >
        {copy.home}
      </Link>
    </section>
  );
}
