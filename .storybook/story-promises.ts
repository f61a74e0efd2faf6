import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

const NARROWEST = 320;

const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...said: unknown[]) => void complaints.push(said.map(String).join(' ')),
    );
});

const tooWide = () =>
  document.documentElement.scrollWidth <= window.innerWidth
    ? []
    : [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 20)}`);

const WITH_A_FAULT = ':is(input, select, textarea, button):not(:disabled):is([aria-invalid=true], [data-invalid])';

const ringOf = (control: HTMLElement): string =>
  [control, control.parentElement ?? control]
    .map((one) => getComputedStyle(one))
    .map(({ outlineStyle, outlineWidth }) => `${outlineStyle} ${outlineWidth}`)
    .join(', ');

/** Every control with a fault that looks the same with the focus as without it, by its markup. */
function unseenFocus(): string[] {
  const had = document.activeElement;
  const unseen = [...document.querySelectorAll<HTMLElement>(WITH_A_FAULT)].filter((control) => {
    if (!control.checkVisibility()) return false;
    control.blur();
    const ring = ringOf(control);
    control.focus();
    return ringOf(control) === ring;
  });
  if (had instanceof HTMLElement) had.focus();
  return unseen.map((control) => control.outerHTML.slice(0, 120));
}

/** What every story promises beside its own play and its accessibility: a quiet console, room on the smallest phone, and a focus that is seen. */
afterEach(async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  await page.viewport(NARROWEST, before.height);
  const wide = tooWide();
  await page.viewport(before.width, before.height);
  vi.restoreAllMocks();
  const unseen = unseenFocus();
  // oxlint-disable-next-line vitest/no-standalone-expect -- every test of a story ends here
  expect({ complaints, wide, unseen }).toEqual({ complaints: [], wide: [], unseen: [] });
});
