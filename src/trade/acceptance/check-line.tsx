import { fieldOfFinding, type Check } from '../../../domain/order/findings/checks';
import type { Finding } from '../../../domain/rules/finding';
import type { FieldPath } from '../../../domain/rules/fault';
import { findingCopy, findingSentence, type OwnFindingWords } from '../../copy/trade/findings';
import { acceptanceCopy as copy } from '../../copy/trade';
import { LinkButton } from '../../ui/press/link-button';
import { letterOfCheck, LETTERS } from './letters';

/** Filled colours where action is needed, pale ones elsewhere. */
const TONES: Readonly<Record<string, string>> = {
  N: 'bg-bad text-surface',
  R: 'bg-warn text-surface',
  Y: 'bg-good-tint text-good',
  M: 'bg-grey-tint text-grey',
};

const WORDS: Readonly<Record<string, string>> = { N: 'text-bad', R: 'text-warn' };

/** Each source of a check is named once. */
const findingSources = (findings: readonly Finding[]): string[] => [...new Set(findings.map(findingCopy.source))];

type LineProps = {
  check: Check;
  isLocked: boolean;
  onSeek: (path: FieldPath) => void;
  own?: OwnFindingWords | undefined;
};

export function CheckLine({ check, isLocked, onSeek, own }: LineProps) {
  const letter = letterOfCheck(check);
  const [first, ...others] = check.findings;
  // Modes may rename a check.
  const name = own?.[check.id] ?? copy.checks[check.id];
  const path =
    LETTERS[check.level] === 'Y' || isLocked
      ? null
      : (check.findings.map(fieldOfFinding).find((one) => one !== null) ?? null);
  return (
    <li className="border-b border-line py-2 last:border-b-0">
      <details>
        <summary className="flex cursor-pointer items-start gap-3 rounded-control">
          <b
            className={`grid size-5 flex-none place-items-center rounded-control text-12 font-semibold ${TONES[letter] ?? ''}`}
          >
            {letter}
          </b>
          <span className="min-w-0">
            <span className="block leading-5 text-ink">{name}</span>
            <span className={`block text-12 ${WORDS[letter] ?? 'text-muted'}`}>
              {first && findingSentence(first, own)}
              {check.unchecked !== null && copy.unread(check.unchecked)}
              {others.length > 0 && <span className="text-muted">，{copy.more(others.length)}</span>}
            </span>
          </span>
        </summary>
        <div className="grid gap-1 pt-1 pl-8 text-12 text-muted">
          {others.map((finding) => (
            <p key={findingSentence(finding, own)}>{findingSentence(finding, own)}</p>
          ))}
          {findingSources(check.findings).map((source) => (
            <p key={source}>{source}</p>
          ))}
        </div>
      </details>
      {path !== null && (
        <LinkButton className="ml-8 text-12" onClick={() => onSeek(path)}>
          <span aria-hidden="true">{copy.go}</span>
          <span className="sr-only">{copy.goTo(name)}</span>
        </LinkButton>
      )}
    </li>
  );
}
