// Compares prices, fees and findings with the formulas beside the specification, on random inputs near bounds. npm run
// bench -- checks; CHECKS=path of the formulas; CHECKS_SEED, CHECKS_RUNS for the inputs; CHECKS_KEEP=1 stores agreed
// examples for the suite.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { sample, type Arbitrary } from 'fast-check';

import { root } from '../../scripts/root.mjs';
import { airInput, domInput, feeInput, flexiInput, lclInput, tankInput, whInput } from '../support/drawn/inputs';
import { boxFeeInput, cfsInput, placardInput, placeInput, shedInput } from '../support/drawn/box-inputs';
import { inOrder } from '../support/drawn/box-ours';
import type { Counted } from '../support/drawn/counted';
import { roadChecks } from '../support/drawn/road-checks';
import { type Example, written } from '../support/drawn/kept';
import { OURS } from '../support/drawn/ours';

type Line = { item: string; unitPrice: number; qty: number; total: number };
type InLines = { lines: Line[]; usd: number; yuan: number };
type InTotals = { totalUsd: number; totalYuan: number } | null;
type Taxed = { net: number; vat: number; total: number } | 'ENQUIRE' | null;

const FOLDER = process.env['CHECKS'] ?? join(root, '..', 'shared', 'modes', 'check');
const SEED = Number(process.env['CHECKS_SEED'] ?? Date.now() % 1e6);
const RUNS = Number(process.env['CHECKS_RUNS'] ?? 5_000);
const KEPT = join(root, 'tests', 'support', 'recorded', 'drawn-prices.jsonl');
const KEPT_OF_EACH = 50;
const SHOWN = 3;

type Formulas = {
  quoteAir: (input: object) => InLines;
  quoteLcl: (input: object) => InLines;
  quoteWh: (input: object) => InLines;
  quoteCfs: (input: object) => InLines;
  lclCancel: (input: object) => number | null;
  lclDeadFreight: (input: object) => number;
  cfsCancel: (loading: number, hours: number) => number;
  lcl: { cfs: { code: string }[] };
  goods: (id: string) => { unNo: string };
  takesAtCfs: (shed: object, goods: object) => string | null;
  placeLcl: (boxes: readonly object[], want: object) => { at: number; level: string };
  placards: (ids: readonly string[], kg: Readonly<Record<string, number>>) => number;
  airCancel: (freight: number, hours: number) => number;
  whCancel: (input: object) => number;
  tankPrice: (input: object) => InTotals;
  flexiPrice: (input: object) => InTotals;
  domPrice: (input: object) => Taxed;
};

/** The other file exports nothing, so its text is loaded with an export added. */
function handedOut(path: string, names: readonly string[]): string {
  const text = readFileSync(path, 'utf8').replace('fileURLToPath(import.meta.url)', JSON.stringify(path));
  return `data:text/javascript;base64,${Buffer.from(`${text}\nexport { ${names.join(', ')} };`).toString('base64')}`;
}

const formulas: Formulas = {
  ...(await import(pathToFileURL(join(FOLDER, 'calc.mjs')).href)),
  ...(await import(handedOut(join(FOLDER, 'check-b.mjs'), ['tankPrice', 'flexiPrice', 'domPrice']))),
};

const inLines = ({ lines, usd, yuan }: InLines): Counted => [
  ...lines.map(({ item, unitPrice, qty, total }) => `${item} ${unitPrice} × ${qty} = ${total}`),
  usd,
  yuan,
];
const inTotals = (price: InTotals): Counted => price && [price.totalUsd, price.totalYuan];
const taxed = (price: Taxed): Counted =>
  price === null || price === 'ENQUIRE' ? null : [price.net, price.vat, price.total];

type Checked<TInput> = { of: keyof typeof OURS; inputs: Arbitrary<TInput>; theirs: (input: TInput) => Counted };
const road = await import(pathToFileURL(join(FOLDER, 'check-c.mjs')).href);

function agreed<TInput>({ of, inputs, theirs }: Checked<TInput>): Example[] {
  const ours = OURS[of] as (input: TInput) => Counted;
  const drawn = sample(inputs, { numRuns: RUNS, seed: SEED });
  const examples = drawn.map((input) => [of, input, theirs(input)] as const);
  const differing = examples.filter(([, input, counted]) => JSON.stringify(counted) !== JSON.stringify(ours(input)));
  console.log(`${of}: ${drawn.length} drawn, ${differing.length} differ`);
  for (const [, input, counted] of differing.slice(0, SHOWN))
    console.log(
      [input, counted, ours(input)]
        .map((one, at) => `  ${['', 'theirs ', 'ours '][at]}${JSON.stringify(one)}`)
        .join('\n'),
    );
  if (differing.length > 0) process.exitCode = 1;
  return examples.filter((one) => !differing.includes(one)).slice(0, KEPT_OF_EACH);
}

console.log(`seed ${SEED}`);
const kept = [
  ...agreed({ of: 'AIR', inputs: airInput, theirs: (input) => inLines(formulas.quoteAir(input)) }),
  ...agreed({ of: 'LCL', inputs: lclInput, theirs: (input) => inLines(formulas.quoteLcl(input)) }),
  ...agreed({ of: 'WH', inputs: whInput, theirs: (input) => inLines(formulas.quoteWh(input)) }),
  ...agreed({
    of: 'TANK',
    inputs: tankInput,
    theirs: ({ liquid, heating, ...input }) =>
      inTotals(formulas.tankPrice({ ...input, id: liquid.id, heat: heating === 'N' ? null : heating })),
  }),
  ...agreed({ of: 'FLEXI', inputs: flexiInput, theirs: (input) => inTotals(formulas.flexiPrice(input)) }),
  ...agreed({
    of: 'DOM',
    inputs: domInput,
    theirs: ({ tax, ...input }) => taxed(formulas.domPrice({ ...input, tax: Number(tax) })),
  }),
  ...agreed({
    of: 'fees',
    inputs: feeInput,
    theirs: ({ hours, freight, tons }) => [
      formulas.airCancel(Math.round(freight * 100), hours),
      formulas.whCancel({ comp: 'SHHS-A', t: tons, hours, show: hours >= 0 }),
    ],
  }),
  ...agreed({
    of: 'CFS',
    inputs: cfsInput,
    theirs: ({ stay, isEvening, ...input }) =>
      inOrder(inLines(formulas.quoteCfs({ ...input, days: { stay }, block: isEvening ? 'EV' : 'PM' }))),
  }),
  ...agreed({
    of: 'boxFees',
    inputs: boxFeeInput,
    theirs: ({ dst, state, hours, rt, ocean, rate, loading, came }) => [
      formulas.lclCancel({ dst, rt, state, hoursToClose: hours, ofUsdMinor: Math.round(ocean * 100) }) ?? -1,
      formulas.lclDeadFreight({ dst, bookedRt: rt, actualRt: came, rate }),
      formulas.cfsCancel(Math.round(loading * 100), hours),
    ],
  }),
  ...agreed({
    of: 'sheds',
    inputs: shedInput,
    theirs: ({ cfs, id }) => {
      const shed = formulas.lcl.cfs.find(({ code }) => code === cfs) ?? {};
      return [formulas.takesAtCfs(shed, formulas.goods(id)) ?? ''];
    },
  }),
  ...agreed({
    of: 'places',
    inputs: placeInput,
    theirs: ({ boxes, want }) => {
      const { at, level } = formulas.placeLcl(boxes, want);
      return [at, level === 'PASS_CHECK_DGL' ? 'PASS' : level];
    },
  }),
  ...agreed({
    of: 'placards',
    inputs: placardInput,
    theirs: (all) => {
      const kg = Object.fromEntries(all.map((one) => [formulas.goods(one.id).unNo, one.kg]));
      return [
        formulas.placards(
          all.map(({ id }) => id),
          kg,
        ),
      ];
    },
  }),
  ...roadChecks(road).flatMap((check) => agreed(check)),
];
if (process.env['CHECKS_KEEP'] === '1') writeFileSync(KEPT, written(kept));
