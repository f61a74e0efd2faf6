import { useId, type ReactNode } from 'react';

import { fieldName, type OrderFault, type FieldPath } from '../../domain/rules/fault';
import { fieldOfFinding } from '../../domain/order/findings/checks';
import type { Finding } from '../../domain/rules/finding';
import { fillSentence } from '../../domain/values/fill';
import { findingSentence, type OwnFindingWords } from '../copy/trade/findings';
import { orderFaultSentence, type OwnFaultWords } from '../copy/order/faults';
import { fieldNames, orderGoodsCopy, type NamedField } from '../copy/trade';
import { useFocusTurn } from '../ui/layer/focus-turn';
import { Icon } from '../ui/mark/icon';

type FaultListProps = {
  title: string;
  /** Heading level, one below its context. */
  level?: 'h2' | 'h3';
  faults: readonly OrderFault[];
  /** Findings that block although all fields are valid. */
  blocks?: readonly Finding[];
  names?: Readonly<Record<string, string>> | undefined;
  own?: { fault: OwnFaultWords; finding: OwnFindingWords } | undefined;
  focusTurn?: number | undefined;
  onSeek: (path: FieldPath) => void;
};

/** Row prefix: goods, or a list the mode names, such as `inbound.row`. */
function rowPrefix(path: FieldPath, names: Readonly<Record<string, string>>): string {
  const [list = '', row] = path.split('.');
  if (row === undefined) return '';
  if (list === 'goods') return orderGoodsCopy.row(Number(row) + 1);
  return fillSentence(names[`${list}.row`] ?? '', { row: Number(row) + 1 });
}

/** `货物 2 净重`: which row, and which field of it. */
function faultPlace({ path }: OrderFault, names: Readonly<Record<string, string>>): string {
  const field = fieldName(path);
  const name = names[field] ?? (field in fieldNames ? fieldNames[field as NamedField] : '');
  return [rowPrefix(path, names), name].filter((word) => word !== '').join(' ');
}

const Way = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <button
    type="button"
    className="text-left text-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    onClick={onPress}
  >
    {children}
  </button>
);

/** Faults to correct, each a link to its field. Only the count is announced. */
export function FaultList({
  title,
  level: Heading = 'h3',
  faults,
  blocks = [],
  names = {},
  own,
  focusTurn,
  onSeek,
}: FaultListProps) {
  const ref = useFocusTurn<HTMLElement>(focusTurn);
  const titleId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-40 rounded-card border border-bad bg-bad-tint px-4 py-3 outline-offset-2 md:px-5"
    >
      <Heading id={titleId} className="flex items-center gap-2 text-14 text-bad">
        <Icon name="alert" />
        <span role="alert">{title}</span>
      </Heading>
      <ul className="mt-1 grid gap-1 pl-7 empty:hidden">
        {faults.map((fault) => (
          <li key={fault.path + fault.code}>
            <Way onPress={() => onSeek(fault.path)}>
              {faultPlace(fault, names) !== '' && `${faultPlace(fault, names)}：`}
              {orderFaultSentence(fault, own?.fault)}
            </Way>
          </li>
        ))}
        {blocks.map((finding) => {
          const [words, path] = [findingSentence(finding, own?.finding), fieldOfFinding(finding)];
          return (
            <li key={words} className="text-ink">
              {path === null ? words : <Way onPress={() => onSeek(path)}>{words}</Way>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
