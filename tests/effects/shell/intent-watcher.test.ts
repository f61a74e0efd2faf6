// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';

import { intentWatcher } from '../../../src/effects/navigation/intent-watcher';

const LINKS = `
  <a id="inside" href="/news"><b>资讯</b></a>
  <a id="outside" href="https://elsewhere.example/news">别处</a>
  <a id="tab" href="/helpCenter" target="_blank">帮助</a>
  <button id="button" data-leads-to="/shippingFcl/addOrder"><b>选这班</b></button>
  <button id="plain">无</button>`;

/** Page with links; records reported intents. */
function page() {
  document.body.innerHTML = LINKS;
  const heard: string[] = [];
  const listener = setup({ actors: { watch: intentWatcher } }).createMachine({
    invoke: { src: 'watch' },
    on: { 'page.intend': { actions: ({ event }) => heard.push(event['path']) } },
  });
  const actor = createActor(listener).start();
  const comes = (sign: string, to: string) =>
    document.querySelector(to)?.dispatchEvent(new Event(sign, { bubbles: true }));
  return { heard, comes, stop: () => actor.stop() };
}

describe('navigation intent', () => {
  let now: ReturnType<typeof page>;
  afterEach(() => now.stop());

  it.each(['pointerover', 'focusin', 'touchstart'])('is reported at a %s', (sign) => {
    now = page();
    now.comes(sign, '#inside b');
    expect(now.heard).toEqual(['/news']);
  });

  it('is reported for a button that leads to a page', () => {
    now = page();
    now.comes('touchstart', '#button b');
    expect(now.heard).toEqual(['/shippingFcl/addOrder']);
  });

  it('is reported once', () => {
    now = page();
    now.comes('pointerover', '#button');
    now.comes('focusin', '#button');
    expect(now.heard).toHaveLength(1);
  });

  it('is ignored for external links, new tabs and plain elements', () => {
    now = page();
    for (const one of ['#outside', '#tab', '#plain']) now.comes('pointerover', one);
    expect(now.heard).toEqual([]);
  });
});
