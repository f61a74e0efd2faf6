// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';

import { keyWatcher } from '../../../src/effects/house/desk-page';

const heard: string[] = [];
const watch = createMachine({
  invoke: { src: keyWatcher },
  on: { '*': { actions: ({ event }) => heard.push(event.type) } },
});
let actor = createActor(watch);
beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = `<input id="field"><button id="next" aria-keyshortcuts="j">下一件</button>`;
  document.querySelector('#next')?.addEventListener('click', () => heard.push('next'));
  actor = createActor(watch);
  actor.start();
});
afterEach(() => actor.stop());

const press = (key: string, { on = document.body, ...init }: KeyboardEventInit & { on?: Element } = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));

it('opens the palette and the sheet of keys, and presses the control that names its key', () => {
  press('/');
  press('k', { ctrlKey: true });
  press('?');
  press('j');
  press('x');
  expect(heard).toEqual(['palette.open', 'palette.open', 'keys.open', 'next']);
});

it('hears nothing in a field, below a dialog, from a key that is held down or one of the browser', () => {
  const field = document.querySelector('#field') ?? document.body;
  for (const key of ['/', '?', 'j']) press(key, { on: field });
  press('k', { on: field, ctrlKey: true });
  press('j', { ctrlKey: true });
  press('j', { altKey: true });
  press('j', { repeat: true });
  press('"]');
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  press('/');
  press('j');
  expect(heard).toEqual([]);
});
