import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterAll, expect, vi } from 'vitest';

import type { ReadingActor, ReadingSnapshot } from '../../../machines/content/reading';
import { legalTexts } from '../../../src/copy/content/legal-texts';
import { readingCopy as copy } from '../../../src/copy/content/reading';
import { ReadingDialog } from '../../../src/features/reading/reading-dialog';
import { walkView } from '../../support/model/walk-view';
import { MAIL, readingPlan } from '../../support/plans/content/reading.plan';

/** Scroll positions come from the plan; `reading-scroll` measures real ones. */
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterAll(() => vi.unstubAllGlobals());

/** Renders the dialog while its actor is active. */
function Page({ actor }: { actor: ReadingActor }) {
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  return isOpen ? <ReadingDialog actor={actor} /> : <p>page</p>;
}

function lookAtText(
  {
    document: { sections },
    section,
    mail,
  }: { document: NonNullable<ReadingSnapshot['context']['document']>; section: number; mail: string | null },
  dialog: HTMLElement,
) {
  const headings = within(dialog).getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(sections.map(({ heading }) => heading));
  expect(within(dialog).queryByRole('link', { name: MAIL }) !== null, 'the mail is said where it is known').toBe(
    mail !== null,
  );
  const current = dialog.querySelector('[aria-current=location]');
  expect(current?.textContent).toBe(copy.shortHeading(sections[section]?.heading ?? ''));
}

function look(now: ReadingSnapshot) {
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null, 'the dialog is there exactly while it is open').toBe(now.status === 'active');
  if (!dialog) return;
  const { document, failure, text, mail, section, percent, secondsLeft } = now.context;
  expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(legalTexts.title[text]);
  const alert = within(dialog).queryByRole('alert');
  expect(alert?.textContent ?? null).toBe(failure && copy.failure[failure.code]);
  const confirm = within(dialog).queryByRole('button', { name: /我知道了/ });
  if (document === null || failure !== null) return expect(confirm).toBeNull();
  lookAtText({ document, section, mail }, dialog);
  if (now.hasTag('lookedUp')) {
    expect(dialog.textContent).toContain(copy.lookedUp(document.version));
    return expect(confirm, 'nothing is confirmed of what is looked up').toBeNull();
  }
  expect(confirm?.textContent).toBe(secondsLeft > 0 ? copy.confirmIn(secondsLeft) : copy.confirm);
  expect(confirm?.getAttribute('aria-disabled')).toBe(String(!now.hasTag('confirmable')));
  expect(dialog.textContent).toContain(now.hasTag('confirmable') ? copy.allRead : copy.read(percent));
  const readOn = within(dialog).queryByRole('button', { name: copy.readOn });
  expect(readOn !== null, 'there is a way on until the end was read').toBe(!now.hasTag('read'));
}

walkView({
  plan: readingPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'text.retry': () => person.press('button', copy.retry),
    'text.confirm': () => person.press('button', copy.confirm),
    'reading.close': () => person.press('button', copy.close),
    'reading.dismiss': () => person.pressKey('Escape'),
  },
  byWorld: {
    'text.scrolled': 'the browser, which `reading-scroll` measures',
    'clock.ticked': 'the clock',
  },
  look,
});
