import { useDeferredValue } from 'react';

import type { LoginView } from '../../../machines/identity/login';
import { brand } from '../../copy/site/brand';
import { loginCopy as copy } from '../../copy/people/login';
import { Icon } from '../../ui/mark/icon';
import { Logo } from '../../ui/mark/logo';
import band from './chart-band.svg';
import picture from './chart-panel.svg';

function Mark() {
  return (
    <p className="flex items-center gap-2.5 text-on-deep">
      <Logo />
      <span className="text-20 font-semibold">{brand.name}</span>
      <span className="border-l border-on-deep/30 pl-2.5">{brand.latinName}</span>
    </p>
  );
}

/** Phones have no room beside the form; the same artwork is a band above it. */
export function LoginBand() {
  return (
    <div className="relative flex h-18 items-center overflow-hidden bg-deep px-5 md:hidden">
      <img src={band} alt="" className="absolute top-0 right-0 h-60 w-auto max-w-none" />
      <div className="relative">
        <Mark />
      </div>
    </div>
  );
}

function Steps() {
  return (
    <>
      <p className="mb-4 text-16 font-semibold text-on-deep">{copy.steps.title}</p>
      <ol className="grid gap-4">
        {copy.steps.lines.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-3 not-last:before:absolute not-last:before:top-6 not-last:before:-bottom-4 not-last:before:left-2.75 not-last:before:border-l not-last:before:border-deep-line"
          >
            <span
              className={`grid size-6 flex-none place-items-center rounded-full border border-deep-muted text-12 font-semibold ${index === 0 ? 'bg-on-deep text-on-signal' : 'text-on-deep'}`}
            >
              {index + 1}
            </span>
            <span>
              <b className="block font-medium text-on-deep">{title}</b>
              <span className="block text-12 text-deep-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Promises({ reason }: { reason: LoginView['reason'] }) {
  const { title, lines } = copy.panel[reason];
  return (
    <>
      <p className="mb-4 text-16 font-semibold text-on-deep">{title}</p>
      <ul className="grid gap-4">
        {lines.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 text-deep-muted" />
            <span>
              <b className="block font-medium text-on-deep">{title}</b>
              <span className="block text-12 text-deep-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * States the purpose of signing in: general, for the pending action, or for a new user. The text is deferred, so that
 * it does not delay the form.
 */
export function LoginPanel({ mode, reason }: Pick<LoginView, 'mode' | 'reason'>) {
  const speaks = useDeferredValue(true, false);
  return (
    <aside className="relative hidden flex-col overflow-hidden rounded-l-dialog bg-deep md:flex">
      {speaks && (
        <>
          <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
          <div className="relative p-6 lg:p-8">
            <Mark />
          </div>
          <div className="relative mt-auto min-h-68 border-t border-deep-line bg-deep-2 p-6 lg:px-8">
            {mode === 'register' ? <Steps /> : <Promises reason={reason} />}
          </div>
        </>
      )}
    </aside>
  );
}
