// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { focusPart } from '../../../src/effects/navigation/lead-to';
import { nameDocument, presentPage } from '../../../src/effects/navigation/present-page';
import { saveFile } from '../../../src/effects/save-file';

const place = { name: 'news', path: '/news' } as never;

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<title>before</title><meta name="description" content="before">';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const description = () => document.querySelector('meta')?.content;

describe('presented page', () => {
  it('sets the title at once, the description later, scroll and focus with the next frame', async () => {
    document.body.innerHTML = '<main><h1>资讯</h1></main>';
    const placeScroll = vi.fn<() => void>();
    presentPage(() => ({ title: '资讯 | 化途', describe: async () => '每日要闻' }), placeScroll)(null, { place });
    expect(document.title).toBe('资讯 | 化途');
    expect(placeScroll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(description()).toBe('每日要闻');
    vi.advanceTimersToNextFrame();
    expect(placeScroll).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('资讯');
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it.each([
    ['the place of the page, where it has no heading yet', '<main tabindex="0"></main>', '0'],
    ['a heading that has a place among the keys of its own', '<main><h1 tabindex="0">资讯</h1></main>', '0'],
  ])('focuses %s', (_, html, tabindex) => {
    document.body.innerHTML = html;
    presentPage(
      () => ({ title: 'a', describe: async () => '' }),
      () => {},
    )(null, { place });
    vi.advanceTimersToNextFrame();
    expect(document.activeElement?.getAttribute('tabindex')).toBe(tabindex);
  });

  it('sets no description on the page that replaced it', async () => {
    presentPage(
      () => ({ title: 'first', describe: async () => 'of the first' }),
      () => {},
    )(null, { place });
    nameDocument('second');
    await vi.advanceTimersByTimeAsync(0);
    expect(document.title).toBe('second');
    expect(description()).toBe('before');
  });

  it('restores the earlier title after its own ends unless another page came', () => {
    const giveBack = nameDocument('of its own');
    giveBack();
    expect(document.title).toBe('before');
    const late = nameDocument('of its own');
    document.title = 'the next page';
    late();
    expect(document.title).toBe('the next page');
  });

  it('keeps the earlier description when its own fails', async () => {
    const describe = () => Promise.reject(new TypeError('gone'));
    presentPage(
      () => ({ title: 'first', describe }),
      () => {},
    )(null, { place });
    await vi.advanceTimersByTimeAsync(0);
    expect(description()).toBe('before');
  });
});

describe('replaced page section', () => {
  const part = () => document.querySelector<HTMLElement>('#part') ?? expect.unreachable();
  const brought = vi.fn<() => void>();
  const top = (y: number) => {
    brought.mockClear();
    Element.prototype.scrollIntoView = brought;
    vi.spyOn(part(), 'getBoundingClientRect').mockReturnValue({ top: y } as DOMRect);
  };

  it.each([
    [63, 1],
    [64, 0],
  ])('takes the focus and scrolls out from below the header: %s px from the top', (y, times) => {
    document.body.innerHTML = '<main><div id="part" tabindex="-1"></div></main>';
    top(y);
    focusPart(part());
    expect(document.activeElement).toBe(part());
    expect(brought).toHaveBeenCalledTimes(times);
  });

  it('leaves the focus on a link within the page', () => {
    document.body.innerHTML = '<main><nav><a href="#part">there</a></nav><div id="part" tabindex="-1"></div></main>';
    top(0);
    document.querySelector('a')?.focus();
    focusPart(part());
    expect(document.activeElement?.textContent).toBe('there');
    expect(brought).not.toHaveBeenCalled();
  });
});

it('a download keeps the file name and revokes its URL after a minute', () => {
  const made = vi.fn<(blob: Blob) => string>(() => 'blob:one');
  const revoked = vi.fn<(address: string) => void>();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push(`${this.href} as ${this.download}`);
  });
  const blob = new Blob(['a']);
  saveFile({ name: 'a.pdf', blob });
  expect(pressed).toEqual(['blob:one as a.pdf']);
  expect(made.mock.calls[0]?.[0] === blob).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledWith('blob:one');
});
