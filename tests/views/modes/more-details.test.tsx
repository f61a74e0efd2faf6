import { person } from '#person';
import { screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';

import * as flights from '../../../stories/modes/air-flights.stories';
import * as stations from '../../../stories/modes/cfs-stations.stories';
import * as voyages from '../../../stories/modes/dom-voyages.stories';
import * as bags from '../../../stories/modes/flexi-bags.stories';
import * as departures from '../../../stories/modes/lcl-departures.stories';
import * as tanks from '../../../stories/modes/tank-tanks.stories';
import * as rooms from '../../../stories/modes/wh-rooms.stories';

type Sheet = { default: { component: unknown; args: object } };
const opened = ({ default: { component, args } }: Sheet, story: { args?: object }) =>
  createElement(component as ComponentType<object>, { ...args, ...story.args });

it.each([
  ['a flight', opened(flights, flights.Opened)],
  ['a station', opened(stations, stations.Open)],
  ['a voyage', opened(voyages, voyages.Opened)],
  ['a bag', opened(bags, bags.Open)],
  ['a departure', opened(departures, departures.Opened)],
  ['a tank', opened(tanks, tanks.Open)],
  ['a room', opened(rooms, rooms.Open)],
])('the button that expands %s controls an element on the page', async (_, list) => {
  await person.opens(list);
  await vi.waitFor(() => expect(screen.getAllByRole('button', { expanded: true })).not.toEqual([]));
  for (const button of screen.getAllByRole('button', { expanded: true })) {
    const details = document.getElementById(button.getAttribute('aria-controls') ?? 'nothing');
    expect(details?.textContent, button.textContent ?? '').not.toBe('');
    expect(details, button.textContent ?? '').not.toBeNull();
  }
});

it('the hours of a station are two tables with captions', async () => {
  await person.opens(opened(stations, stations.Open));
  await vi.waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(1));
  expect(screen.getByRole('table', { name: '进站余车' })).toBeTruthy();
  expect(screen.getByRole('table', { name: '装箱余 TEU' })).toBeTruthy();
});
