import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { CarouselSnapshot } from '../../../machines/shell/carousel';
import { carouselCopy as copy } from '../../../src/copy/content/carousel';
import { shelfCopy } from '../../../src/copy/words/shelf';
import { Carousel, CarouselView } from '../../../src/features/carousel/carousel';
import meta from '../../../stories/shell/carousel.stories';
import { late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { carouselPlan } from '../../support/plans/shell/carousel.plan';
import { alertText } from '../../support/sight';

/** Clicks without a pointer: hover is a separate event. */
const press = async (name: string) => void fireEvent.click(screen.getByRole('button', { name }));

const slides = () => screen.getByRole('region', { name: copy.label });

function look(now: CarouselSnapshot) {
  const { slides: all, at, failureCode } = now.context;
  const heading = screen.getByRole('heading', { level: 3 }).textContent;
  expect(heading, 'the banner stands in for what is not there').toBe(all[at]?.title ?? copy.banner.title);
  expect(slides().getAttribute('aria-busy')).toBe(String(now.hasTag('busy')));
  expect(alertText()?.includes(failureCode ? shelfCopy.failure[failureCode] : '') ?? false).toBe(failureCode !== null);
  const controls = screen.queryAllByRole('button').length - (failureCode ? 1 : 0);
  expect(controls, 'one slide alone needs no controls').toBe(all.length > 1 ? all.length + 3 : 0);
  if (all.length < 2) return;
  const isPlaying = now.hasTag('playing');
  expect(screen.queryByRole('button', { name: isPlaying ? copy.pause : copy.play })).not.toBeNull();
  const current = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'true');
  expect(current.map((one) => one.getAttribute('aria-label'))).toEqual([copy.slide(at + 1, all.length)]);
  expect(screen.queryByRole('group', { name: copy.slide(at + 1, all.length) })).not.toBeNull();
  const heard = screen.getByRole('status').textContent;
  expect(heard, 'what turns by itself is not read out').toBe(isPlaying ? '' : heading);
}

walkView({
  plan: carouselPlan,
  mount: (actor) => <Carousel actor={actor} />,
  perform: {
    'slide.turn': ({ by }) => press(by === 1 ? copy.next : copy.previous),
    'slide.choose': (event) => (event.at < 3 ? press(copy.slide(event.at + 1, 3)) : late()),
    'motion.pause': () => press(copy.pause),
    'motion.play': () => press(copy.play),
    'slides.hold': async () => void fireEvent.pointerEnter(slides()),
    'slides.release': async () => void fireEvent.pointerLeave(slides()),
    'slides.retry': () => press(shelfCopy.retry),
  },
  look,
});

it('slides pause on keyboard focus and resume after it', () => {
  const on = { ...meta.args.on, hold: vi.fn<() => void>(), release: vi.fn<() => void>() };
  render(<CarouselView view={meta.args.view} on={on} />);
  fireEvent.focus(screen.getByRole('button', { name: copy.next }));
  expect([on.hold.mock.calls.length, on.release.mock.calls.length]).toEqual([1, 0]);
  fireEvent.blur(screen.getByRole('button', { name: copy.next }));
  expect([on.hold.mock.calls.length, on.release.mock.calls.length]).toEqual([1, 1]);
});
