import { expect, it } from 'vitest';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';
import { MODE_IDS } from '../../domain/modes';
import { lengthOf } from './sizes';

/** The most that a mode may take of the product, in lines, and what it has that no other mode has. */
const BUDGETS: Readonly<Partial<Record<string, number>>> = {
  // Wishes for any way of travelling, and an answer that is talked about, also before its sailing is known.
  enq: 2_270,
  fcl: 2_350,
  // Boxes judged against the goods of others, sheds with licences; what no question changes, kept for the next one; a
  // truck that is named after the order, and what no shed takes led on to an enquiry; a number judged by what all its
  // entries say, in each shed as well as beside others, cities of sheds for two pages; rows that are too many to be priced;
  // rows of one order that somebody has to judge.
  // packagings and the kilograms left in each box, judged with the goods of the form.
  lcl: 6_105,
  // Every package judged by aircraft, every piece by its doors; a second flight to fall back on; the prints of a flight; the
  // degrees it is kept at; what else an order holds told beside the search, which asks about one of its goods; the day goods
  // are ready, the next freighter.
  // packagings by the rules of the air and the kilograms left on the flight, judged with the goods of the form.
  air: 6_365,
  // Ninety rooms, fire classes, gate hours by day and truck, trucks that change and come in parts, bills, leaving, a sketch;
  // for whom nothing is left, other places, days, amounts, temperatures; critical quantities by name or class.
  // packagings, judged; critical quantities of both tables; another truck at the agreed price.
  wh: 5_995,
  // Hours and half days, boxes judged one by one, what the station gives back, a certificate that is signed; a board that turns its days over, trucks that lost an hour.
  cfs: 6_350,
  // Loops with a change of ship, doors in sixty cities, taxes, and what the next port would cost; its own words in messages.
  dom: 4_040,
  // Borders and winter, boxes on their wagons, an address for each line and border, papers of the carriage.
  // the places left on the train, judged with the boxes of the form.
  rail: 5_725,
  // A bag is fitted, measured and drawn by itself, and reported step by step with its papers; its ships are those of full containers.
  // No figure of goods on its booking note that nobody has looked at.
  // places and fitting days left, judged with the bags of the form.
  flexi: 4_040,
  // The law of stand-ins and of filling, a fleet that is let by the day, a drawing of what is in a tank, a choice of ships;
  // until when a price stands, and papers of what a tank passes.
  // tanks and places left, judged with the goods of the form.
  tank: 5_905,
  // Nine services with forms and papers of their own, by the working hour, places that are picked; results handed over signed; what
  // was asked told in words to owner and desk.
  dgd: 2_100,
};

const isProduct = (path: string) => /^(?:contract|domain|machines|server|src)\//.test(path);
/** Doors put a page together from its mode; they are counted with nobody. */
const isDoor = (path: string) => /^src\/(?:app|pages|effects)\//.test(path);

const house = readHouse();
/** What may name a mode, and is no door. Reading all others for their imports would cost more than all the rest. */
const naming = new Map(
  [...house].filter(([path, text]) => isProduct(path) && !isDoor(path) && `${path}${text}`.includes('modes/')),
);
const ids = MODE_IDS.map((id) => id.toLowerCase());

const linesOf = (id: string): number =>
  sourcesOf(house)
    .filter(([path]) => isProduct(path) && new RegExp(`/modes/${id}(?:/|[.-])`).test(path))
    .reduce((all, [, source]) => all + lengthOf(source), 0);

/** Files outside of the mode that had to learn its name. */
const sharedBy = (id: string): string[] => [
  ...new Set(
    importsOf(naming).flatMap(({ from, to, isRelative }) => {
      const isNamed = isRelative && new RegExp(`/modes/${id}(?:/|$)`).test(to) && !from.includes(`/modes/${id}`);
      return isNamed ? [from] : [];
    }),
  ),
];

it.each(ids.filter((id) => linesOf(id) > 0))('the mode %s stays within its budget', (id) => {
  console.log(`${id}: ${linesOf(id)} lines of product, ${sharedBy(id).length} shared files`);
  expect(linesOf(id)).toBeLessThanOrEqual(BUDGETS[id] ?? 1_500);
});

it('a share of a box is known to the tables alone', () => {
  expect(sharedBy('lcl').toSorted()).toEqual([
    'contract/first-questions.ts',
    'contract/modes/index.ts',
    'server/modes/index.ts',
    'src/copy/modes/receipt-parts.ts',
  ]);
});
