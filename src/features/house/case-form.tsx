import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { HouseCase } from '../../../domain/house/case';
import type { CaseFinding } from '../../../domain/house/finding-answers';
import { toldSum } from '../../../domain/offer/charges';
import type { NamedEntry } from '../../../domain/order/receipt/contents';
import {
  orderDocumentIntents,
  selectOrderDocument,
  type OrderDocumentActor,
  type OrderDocumentView,
} from '../../../machines/order/order-document';
import { findingCopy } from '../../copy/trade/findings';
import { cutoffsCopy, cutoffWords } from '../../copy/trade/cutoffs';
import { deskCaseCopy as copy } from '../../copy/house/desk-case';
import { deskFindingSentence } from '../../copy/house/findings';
import { formLabel, formStep, formValue } from '../../copy/house/order-form';
import { orderDocumentFailures } from '../../copy/papers/order-document';
import { besideWords } from '../../copy/words/sum-words';
import { FactsList, type Facts } from '../../trade/papers/facts-card';
import { Button } from '../../ui/press/button';
import { ChargeTable } from '../../trade/price/charge-table';

type CaseContents = Pick<HouseCase, 'mode' | 'contents'>;
type Group = { key: string; entries: NamedEntry[] };

const GOODS = /^goods\.(\d+)$/;

/** Path of the containing row or party; empty for the form itself. */
const parentPath = (path: string): string => path.split('.').slice(0, -1).join('.');

const gathered = (entries: readonly NamedEntry[], keyOf: (entry: NamedEntry) => string): Group[] =>
  [...new Set(entries.map(keyOf))].map((key) => ({ key, entries: entries.filter((one) => keyOf(one) === key) }));

/** Ungrouped fields come before those with a heading. */
const ownFirst = (groups: readonly Group[]): Group[] => [
  ...groups.filter(({ key }) => key === ''),
  ...groups.filter(({ key }) => key !== ''),
];

const byPlace = ({ path }: NamedEntry): string => parentPath(path);
const compareFaultSteps = ({ step }: NamedEntry): string => step;

const entryFacts = (mode: HouseCase['mode'], entries: readonly NamedEntry[]): Facts =>
  entries.map(({ path, values }) => [
    formLabel(mode, path),
    values.map((value) => formValue(mode, path, value)).join('、'),
  ]);

/** `2 号` of a list, by the name of the list. */
function groupName(mode: HouseCase['mode'], path: string): string {
  const [, list = path, at] = /^(.*?)(?:\.(\d+))?$/.exec(path) ?? [];
  return at === undefined ? formLabel(mode, list) : copy.listRow(formLabel(mode, list), Number(at) + 1);
}

const typedValue = (entries: readonly NamedEntry[], path: string): string =>
  entries.find((entry) => entry.path === path)?.values[0]?.typed ?? '';

function isOfRow({ given }: CaseFinding, row: number): boolean {
  return [given['row'], given['rowOne'], given['rowOther']].includes(row);
}

export function CaseGoods({ shown }: { shown: HouseCase }) {
  const { mode, contents, findings } = shown;
  const rows = gathered(contents.entries, byPlace).flatMap((group) => {
    const [, at] = GOODS.exec(group.key) ?? [];
    return at === undefined ? [] : [{ ...group, row: Number(at) + 1 }];
  });
  return (
    <ol className="mt-3 grid gap-4">
      {rows.map(({ key, entries, row }) => {
        const found = findings.filter((finding) => finding.level !== 'PASS' && isOfRow(finding, row));
        return (
          <li key={key} className="not-first:border-t not-first:border-line not-first:pt-4">
            <h3 className="mb-2 text-14">{copy.goodsRow(row, typedValue(entries, `${key}.nameCn`))}</h3>
            <FactsList facts={entryFacts(mode, entries)} />
            {found.length > 0 && (
              <ul aria-label={copy.found(row)} className="mt-2 grid gap-1">
                {found.map((finding) => (
                  <li key={`${finding.code} ${JSON.stringify(finding.given)}`} className="wrap-anywhere text-warn">
                    <span className="font-medium">{findingCopy.level[finding.level]}</span>{' '}
                    {deskFindingSentence(mode, finding)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function CaseFilled({ shown: { mode, contents } }: { shown: CaseContents }) {
  const others = contents.entries.filter(({ path }) => !GOODS.test(parentPath(path)));
  return gathered(others, compareFaultSteps).map(({ key: step, entries }) => (
    <section key={step} aria-label={formStep(mode, step)} className="mt-4">
      <h3 className="mb-2 text-14">{formStep(mode, step)}</h3>
      {ownFirst(gathered(entries, byPlace)).map((group) => (
        <div key={group.key} className="not-first:mt-3">
          {group.key !== '' && <h4 className="mb-1 text-12 text-muted">{groupName(mode, group.key)}</h4>}
          <FactsList facts={entryFacts(mode, group.entries)} />
        </div>
      ))}
    </section>
  ));
}

export function CaseRouteFacts({ shown: { contents, cutoffs } }: { shown: Pick<HouseCase, 'contents' | 'cutoffs'> }) {
  return (
    <div className="mt-3">
      <FactsList facts={contents.way.map(({ name, said }) => [name, said])} />
      {cutoffs.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-2 text-14">{copy.cutoffs}</h3>
          <FactsList facts={cutoffs.map((cutoff) => [cutoffsCopy.code[cutoff.code], cutoffWords(cutoff)])} />
        </div>
      )}
    </div>
  );
}

export const CasePrice = ({ shown: { charges } }: { shown: Pick<HouseCase, 'charges'> }) => (
  <div className="mt-3">
    <ChargeTable {...charges} total={toldSum(charges)} beside={null} addable={null} />
    <p className="mt-1 text-12 text-muted">{besideWords(charges)}</p>
  </div>
);

type PrintsProps = { shown: Pick<HouseCase, 'prints'>; view: OrderDocumentView; onFetch: (kind: string) => void };

/** Documents the owner can also print; every view is logged. */
function CasePrintsView({ shown: { prints }, view: { busyKind, failureCode }, onFetch }: PrintsProps) {
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {prints.map(({ kind, name }) => (
          <Button
            key={kind}
            look="line"
            size="small"
            isBusy={busyKind === kind}
            isOff={busyKind !== null && busyKind !== kind}
            onClick={() => onFetch(kind)}
          >
            {name}
          </Button>
        ))}
      </div>
      {failureCode !== null && (
        <p role="alert" className="mt-3 text-bad">
          {orderDocumentFailures[failureCode]}
        </p>
      )}
    </>
  );
}

export function CasePrints({ actor, shown }: { actor: OrderDocumentActor; shown: HouseCase }) {
  const view = useSelector(actor, selectOrderDocument, shallowEqual);
  const on = useMemo(() => orderDocumentIntents(actor), [actor]);
  return <CasePrintsView shown={shown} view={view} onFetch={on.fetch} />;
}
