import { expect, it } from 'vitest';

const plans = import.meta.glob<string>('../support/plans/**/*.plan.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const views = Object.values(
  import.meta.glob<string>('../views/**/*.test.tsx', { query: '?raw', import: 'default', eager: true }),
);

/** Charts without a view of their own, with the reason. */
const BEHIND_OTHERS: Readonly<Record<string, string>> = {
  appPlan: 'it starts the others, and each of them has a view of its own',
  orderPagePlan: 'it holds the charts of one page together, and each of them is walked in front of its part',
  sessionPlan: 'who is here is told by the head of the page, the login and the user center',
  expiryPlan: 'what it finds out is told by the session to the login',
  userPlan: 'what it reads is told by the session to the head of the page',
  signInPlan: 'it is the way of the login from a press to an answer, and the login is walked with it',
};

const ofPlans = Object.values(plans).flatMap((source) =>
  [...source.matchAll(/export const (\w+Plan)\b/g)].map(([, name = '']) => name),
);

const isWalked = (name: string): boolean =>
  views.some((source) => /walk(?:View|OrderForm)\(\{/.test(source) && new RegExp(`\\b${name}\\b`).test(source));

it('walks every chart in front of its view or lists a reason', () => {
  expect(ofPlans.length).toBeGreaterThan(50);
  expect(ofPlans.filter((name) => !isWalked(name)).toSorted()).toEqual(Object.keys(BEHIND_OTHERS).toSorted());
});

it('shares each plan under its exported name', () => {
  const source = Object.values(plans).join('\n');
  const isShared = (name: string) =>
    new RegExp(`export const ${name} = (?:sharedPlan|shared)\\(\\s*'${name}',`).test(source);
  expect(ofPlans.filter((name) => !isShared(name))).toEqual([]);
  expect(new Set(ofPlans).size, 'no name twice').toBe(ofPlans.length);
});

it('sends no event to the chart from a view walk', () => {
  const hands = views.flatMap((source) =>
    /walk(?:View|OrderForm)\(\{/.test(source) ? [source.split('walkView({')[1] ?? ''] : [],
  );
  expect(hands.length).toBeGreaterThan(40);
  expect(hands.filter((source) => /\.send\(/.test(source))).toEqual([]);
});
