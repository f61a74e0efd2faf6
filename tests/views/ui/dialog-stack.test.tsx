import { person } from '#person';
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';

import { Dialog } from '../../../src/ui/layer/dialog';
import { DialogTitle } from '../../../src/ui/layer/dialog-title';

type Opened = { name: string; shape: 'full' | 'sheet'; children: ReactNode; onClose: () => void };

const Opened = ({ name, shape, children, onClose }: Opened) => (
  <Dialog shape={shape} onClose={onClose}>
    <DialogTitle>{name}</DialogTitle>
    {children}
  </Dialog>
);

/** Page with login, captcha inside it, a text over both, and an independent notice. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const opener = (name: string) => (
    <button type="button" onClick={() => setOpen((names) => [...names, name])}>
      {`open ${name}`}
    </button>
  );
  const close = (name: string) => () => setOpen((names) => names.filter((one) => one !== name));
  return (
    <>
      {opener('login')}
      {open.includes('login') && (
        <Opened name="login" shape="full" onClose={close('login')}>
          {opener('captcha')}
          {opener('text')}
          {open.includes('captcha') && (
            <Opened name="captcha" shape="sheet" onClose={close('captcha')}>
              {opener('notice')}
            </Opened>
          )}
        </Opened>
      )}
      {open.includes('notice') && (
        <Opened name="notice" shape="sheet" onClose={close('notice')}>
          {opener('text')}
        </Opened>
      )}
      {open.includes('text') && (
        <Opened name="text" shape="full" onClose={close('text')}>
          <button type="button">read on</button>
        </Opened>
      )}
    </>
  );
}

const names = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((dialog) => dialog.querySelector('h2')?.textContent);

const dialogCalled = (name: string) => screen.getByText(name, { selector: 'h2' }).closest('[role=dialog]');

const isReachable = (label: string) =>
  screen.getByText(label).closest('[inert]') === null && screen.getByText(label).closest('[aria-hidden=true]') === null;

/** A real press focuses first; a synthetic one does not. */
async function press(name: string) {
  (await screen.findByRole('button', { name })).focus();
  await person.press('button', name);
}

const open = (...wanted: string[]) =>
  wanted.reduce(
    (before, name) => before.then(() => press(`open ${name}`)).then(() => isOnTop(name)),
    Promise.resolve(),
  );

/** The top dialog has the focus and makes the others unreachable. */
async function isOnTop(name: string) {
  await waitFor(() => {
    expect(dialogCalled(name)?.contains(document.activeElement), `${name} has the focus`).toBe(true);
  });
}

describe('dialog stack', () => {
  it('leaves only the topmost dialog reachable', async () => {
    await person.opens(<Page />);
    await open('login', 'captcha');
    expect(isReachable('open captcha')).toBe(false);
    expect(isReachable('open login')).toBe(false);
    expect(isReachable('open notice')).toBe(true);
    await open('notice');
    expect(isReachable('open notice')).toBe(false);
    expect(within(document.body).getAllByRole('button', { name: /^open/ }), 'the page included').toHaveLength(1);
  });

  it('closes one at a time from the top and restores each focus', async () => {
    await person.opens(<Page />);
    await open('login', 'captcha', 'notice', 'text');
    expect(names()).toHaveLength(4);
    for (const [left, focused] of [
      [3, 'open text'],
      [2, 'open notice'],
      [1, 'open captcha'],
      [0, 'open login'],
    ] as const) {
      await person.pressKey('Escape');
      await waitFor(() => {
        expect(names()).toHaveLength(left);
        expect(document.activeElement?.textContent).toBe(focused);
      });
    }
  });

  it('lies in the order of opening, for any dialog kind', async () => {
    await person.opens(<Page />);
    await open('login', 'captcha', 'notice', 'text');
    const heights = screen.getAllByRole('dialog', { hidden: true }).map((dialog) => getComputedStyle(dialog).zIndex);
    expect(new Set(heights).size, 'none is lifted above the others').toBe(1);
    expect(names(), 'so the order of the document counts').toEqual(['login', 'captcha', 'notice', 'text']);
  });
});
