import type { ReactNode } from 'react';

import { identifyRow } from '../../../domain/goods/identity';
import type { LibraryGoods } from '../../../domain/goods/library';
import type { Finding } from '../../../domain/rules/finding';
import { orderGoodsCopy } from '../../copy/trade';
import { findingInFull } from '../../copy/trade/findings';
import { Button } from '../../ui/press/button';
import type { PlainGoodsParts } from '../form-parts';
import { entryName } from './entry-choice';

const { danger: copy } = orderGoodsCopy;

/** Library matches of the row's name, most likely first. */
function libraryMatches({ view }: PlainGoodsParts, at: number): LibraryGoods[] {
  const row = view.form.goods[at];
  if (!row) return [];
  const { kind, goods } = identifyRow(row, 'N', { library: view.library, told: view.told });
  return kind === 'known' || kind === 'unsure' ? goods.filter(({ unNo }) => unNo !== null) : [];
}

type DeclareProps = { parts: PlainGoodsParts; at: number; finding: Finding };

/**
 * Declares goods as dangerous. One press sets the substance only for an exact single match; otherwise the user chooses.
 */
function Declare({ parts, at, finding }: DeclareProps) {
  const { view, on } = parts;
  const all = libraryMatches(parts, at);
  const [only] = all.length === 1 && finding.code === 'declaredGeneral' ? all : [];
  const declare = (goods?: LibraryGoods) =>
    on.edit({ kind: 'goods.declare', at, goodsId: goods?.goodsId ?? '', unNo: goods?.unNo ?? '' });
  const choices = only ? [] : all;
  return (
    <>
      {choices.length > 0 && <p className="mt-2 text-12 text-muted">{copy.choose}</p>}
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map((goods) => (
          <li key={goods.goodsId}>
            <Button look="line" size="small" isOff={view.isLocked} onClick={() => declare(goods)}>
              {copy.as(goods.unNo ?? '', entryName(goods))}
            </Button>
          </li>
        ))}
        <li>
          <Button look="sea" size="small" isOff={view.isLocked} onClick={() => declare(only)}>
            {choices.length > 0 ? copy.other : copy.declare}
          </Button>
        </li>
      </ul>
    </>
  );
}

const SHOWN: readonly string[] = ['declaredGeneral', 'resemblesDangerous', 'unknownName'];

type HintProps = {
  parts: PlainGoodsParts;
  at: number;
  /** Alternative action, in forms that only refuse dangerous goods. */
  instead?: ReactNode;
};

/**
 * Warns of goods declared as general that the library lists as dangerous, or does not know, with a button to declare
 * them.
 */
export function DangerHint({ parts, at, instead }: HintProps) {
  const { view } = parts;
  const finding = view.acceptance.findings.find(({ code, given }) => SHOWN.includes(code) && given['row'] === at + 1);
  if (!finding) return null;
  const isUnknown = finding.code === 'unknownName';
  return (
    <div
      className={`mb-4 rounded-control border px-4 py-3 text-ink ${isUnknown ? 'border-warn bg-warn-tint' : 'border-bad bg-bad-tint'}`}
    >
      <p role="status">{findingInFull(finding, view.decides)}</p>
      {instead === undefined ? <Declare parts={parts} at={at} finding={finding} /> : instead}
    </div>
  );
}
