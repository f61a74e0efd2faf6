import { person } from '#person';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { Dialog } from '../../../src/ui/layer/dialog';
import { DialogTitle } from '../../../src/ui/layer/dialog-title';
import { Overlay } from '../../../src/ui/layer/overlay';

/** Only a real browser has layout, which decides focusability. */
const isLaidOut = document.documentElement.getClientRects().length > 0;

type Asked = Partial<Parameters<typeof Dialog>[0]>;

const Asking = ({ onClose, children, ...asked }: Asked & { onClose: () => void; children?: ReactNode }) => (
  <Dialog shape="sheet" onClose={onClose} {...asked}>
    <DialogTitle>问题</DialogTitle>
    {children ?? <button type="button">先答</button>}
  </Dialog>
);

/** Page that rerenders while its dialog is open, beside a notice. */
function Page({ children, ...asked }: Asked) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <main>
      <section key={String(isOpen)}>
        <button type="button">别的</button>
        <button type="button" onClick={() => setIsOpen(true)}>
          打开
        </button>
      </section>
      {isOpen && (
        <Asking onClose={close} {...asked}>
          {children}
        </Asking>
      )}
      <Overlay>
        <button type="button">通知</button>
      </Overlay>
    </main>
  );
}

async function opens(page: ReactElement) {
  await person.opens(page);
  const opener = await screen.findByRole('button', { name: '打开' });
  opener.focus();
  await person.press('button', '打开');
  return screen.findByRole('dialog', { name: '问题' });
}

const focused = () => document.activeElement?.textContent;
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const isGone = () => waitFor(() => expect(dialog()).toBeNull());
const mask = () => dialog()?.querySelector('[role=presentation]') ?? document.body;

describe('dialog', () => {
  it('takes the focus and makes the page inert and unscrollable', async () => {
    const opened = await opens(<Page />);
    expect(opened.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: '别的' }), 'nothing of the page is within reach').toBeNull();
    expect(screen.getByText('别的').closest('[inert]')).not.toBeNull();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await person.pressKey('Escape');
    await isGone();
    expect(screen.getByText('别的').closest('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('focuses the element marked for autofocus', async () => {
    await opens(
      <Page>
        <button type="button">先来</button>
        <button type="button" data-autofocus="">
          要它
        </button>
      </Page>,
    );
    expect(focused()).toBe('要它');
  });

  it.runIf(isLaidOut)('restores the focus to its opener, even after a rerender', async () => {
    await opens(<Page />);
    await person.pressKey('Escape');
    await isGone();
    await waitFor(() => expect(focused()).toBe('打开'));
  });

  it.runIf(isLaidOut)('traps the focus in both directions', async () => {
    await opens(
      <Page>
        <button type="button">第一</button>
        <button type="button">最后</button>
      </Page>,
    );
    expect(focused()).toBe('第一');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey: true });
    expect(focused()).toBe('最后');
    await person.pressKey('Tab');
    expect(focused()).toBe('第一');
  });

  it('leaves notices outside the page reachable', async () => {
    await opens(<Page />);
    expect(screen.getByRole('button', { name: '通知' }).closest('[inert]')).toBeNull();
  });

  it('stays open on Esc when that is disabled, with its focus', async () => {
    const onClose = vi.fn<() => void>();
    await opens(<Page closesOnEscape={false} onClose={onClose} />);
    await person.pressKey('Escape');
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('closes on a press beside it: %s', async (closesOnBackdrop, times) => {
    const onClose = vi.fn<() => void>();
    await opens(<Page closesOnBackdrop={closesOnBackdrop} onClose={onClose} />);
    fireEvent.pointerDown(mask());
    fireEvent.click(mask());
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  it('does not close on a press that started inside it', async () => {
    const onClose = vi.fn<() => void>();
    await opens(<Page closesOnBackdrop onClose={onClose} />);
    fireEvent.pointerDown(screen.getByText('问题'));
    fireEvent.click(mask());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is an alertdialog when it needs an answer', async () => {
    await person.opens(<Asking isAlert onClose={() => {}} />);
    expect(await screen.findByRole('alertdialog', { name: '问题' })).not.toBeNull();
  });
});
