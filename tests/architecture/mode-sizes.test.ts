import { expect, it } from 'vitest';

import { readHouse, sourcesOf } from '../support/arrows/house';
import { importsOf } from '../support/arrows/imports';
import { MODE_IDS } from '../../domain/modes';
import { lengthOf } from './sizes';

/**
 * The most that a mode may take of the product, in lines. An enquiry is one form, which asks by what was wished for, in
 * fifteen types of boxes, tanks and bags, and the page on which its answer is read, talked about and accepted,
 * beside it what the same would cost now and by when somebody answers, and asks before the same is sent twice; the modes say themselves how they are answered. A share of a box brings a timetable, a tariff, sheds with their licences, boxes judged against the goods of others, printed pages, and a search of its own.
 * An air freight brings the same without neighbours, but judges every package by what its aircraft takes and every
 * piece by its doors, and draws that; its flights stand side by side, and one of them is there to fall back on. It answers
 * for each aircraft and for the list of what never flies, repacks what is too large, draws the freight by weight, and tells
 * on its page what its tables hold, and before its order what giving that up costs, hour by hour; who asks the desk takes
 * along in words what was typed.
 * A train brings routes and borders, judges what freezes on the way and every box on its wagon, and prints its bill;
 * boxes of several types travel on one of it, and the ways out of an odd one have prices of their own; every truck that
 * brings them has its hour and its code, which may be others once the order stands, and what a train passes on its way
 * is told; each line and each border has an address, at which every train of a week is looked through, and odd boxes of
 * several orders share a wagon, which is told as well.
 * A liquid in a bag rides on the ships of full containers, but is judged, measured, priced and fitted by itself, and drawn.
 * A tank brings the law of stand-ins and of filling, a fleet with its yards, and a drawing of what is in it; it is let by
 * the day as well, without a ship, and handed out by number with the paper of its washing; a list of many tanks is
 * narrowed by kind and operator, the formula of each level can be followed on paper, and its yard is shown a printed page; what is declared
 * harmless is held against the list; who orders again finds all that was said of tank or bag.
 * A place in a store brings ninety rooms, their licences and days, and judges goods by fire, by neighbours and by name;
 * its gate has hours, which its trucks share, its rent runs, a stay may grow, and goods may go into two rooms; its list
 * stands beside a sketch with the coast, and what lies in a room has a card, its movements, and an end that is told; goods
 * leave it in parts, which room, stock and rent follow, and its first page tells what its tables hold; who finds no
 * room is told why and where the nearest is, and a stay is charged every thirty days; its trucks come on several days,
 * each with papers of its own, and contract and register are printed.
 * A station brings hours and half days, boxes that are judged one by one by what was put into each, and a code for each truck,
 * which may come at another hour once the order stands; it answers the list of checks for each box, prints the draft of
 * its certificate, and begins with an order by sea.
 * The desk of dangerous goods sells nine services with forms and papers of their own, by the working hour, and hands over
 * what it has found, signed and with its hash; it takes over what its tools were told, and tells of the same before.
 * A box within the country brings loops of its own, two ships with a change between them, doors in sixty cities and taxes.
 */
const BUDGETS: Readonly<Partial<Record<string, number>>> = {
  enq: 2_250,
  fcl: 2_350,
  lcl: 5_450,
  air: 6_100,
  wh: 5_600,
  cfs: 6_050,
  dom: 3_900,
  rail: 5_700,
  flexi: 3_950,
  tank: 5_700,
  dgd: 1_950,
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
